import type { Integer, Moment } from '../shapes/index.ts';

export interface Confirmed {
  starts_at: Moment;
  time_zone: string;
  minutes: Integer;
}
