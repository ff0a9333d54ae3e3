import type { Id } from '../shapes/index.ts';

export interface BookedDoctor {
  id: Id;
  full_name: string;
  hospital_name: string;
}

export interface BookedDoctors {
  /** By name; of all times. */
  items: BookedDoctor[];
}
