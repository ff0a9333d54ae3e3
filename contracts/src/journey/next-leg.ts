import type { Moment } from '../shapes/index.ts';
import type { TravelLegKind } from './case-parts.ts';

/** The next part of the trip that a piece of work carries out, whose time is known. */
export interface NextLeg {
  kind: TravelLegKind;
  starts_at: Moment;
  /** An IANA name. */
  zone: string;
  /** False while it still has to be booked. */
  is_booked: boolean;
}
