import type { HospitalRecord } from '../hospital.ts';
import type { Wash } from '../hospitals/wash.ts';

/** What the theatres of a hospital are fitted for; `general` where nothing special is known. */
export const THEATRE_KITS = ['robot', 'heart', 'scope', 'bones', 'general'] as const;
export type TheatreKit = (typeof THEATRE_KITS)[number];

/** What the inside of a hospital is drawn from. */
export interface InsideRecord extends HospitalRecord {
  /** How many languages are spoken to patients. */
  readonly languages: number;
  /** Whether the desk for patients from abroad never closes. */
  readonly always_open: boolean;
  /** Whether it treats day patients only. */
  readonly by_day: boolean;
  readonly kit: TheatreKit;
}

export type Water = 'sea' | 'river' | 'lake' | 'street';

/** A room of it: the record, the colours of its front, what is before its windows, and its own chance. */
export interface Room {
  readonly record: InsideRecord;
  readonly wash: Wash;
  readonly water: Water;
  readonly random: () => number;
  /** A plant of the city. */
  readonly plant: (lean: number) => string;
}
