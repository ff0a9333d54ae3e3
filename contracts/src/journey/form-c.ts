import { defineMessages } from '../language/index.ts';
import type { CalendarDay, Id, Moment } from '../shapes/index.ts';

/** Who registers a foreigner with the FRRO by a Form C: each place where they stay the night. */
export const FORM_C_PLACES = ['hospital', 'lodging'] as const;
export type FormCPlace = (typeof FORM_C_PLACES)[number];

export const FORM_C_PLACE_NAMES: Readonly<Record<FormCPlace, string>> = defineMessages(
  'contracts/journey/form-c-place-names',
  { hospital: 'Hospital', lodging: 'Lodging' },
);

export const FORM_C_NUMBER_MAX = 40;
/** From the arrival at the place (Immigration and Foreigners Rules: 24 hours). */
export const FORM_C_HOURS = 24;
const HOUR = 60 * 60_000;

/** Until when a place files its Form C. @param since when the foreigner came */
export const formCDue = (since: Date): Date => new Date(since.getTime() + FORM_C_HOURS * HOUR);

export interface FormCFiling {
  /** As the FRRO gave it. */
  number: string;
  filed_on: CalendarDay;
  /** Who entered it; null for accounts that are gone. */
  by: string | null;
  at: Moment;
}

/** The Form C of one stay at one place. */
export interface FormC {
  /** Of the admission, or of the part of the trip. */
  place_id: Id;
  journey_id: Id;
  place: FormCPlace;
  /** Of the hospital or the lodging. */
  name: string;
  /** The work of the place; null where nobody has it as work: the staff file for it. */
  assignment_id: Id | null;
  /** Since when the patient is there. */
  since: Moment;
  due_at: Moment;
  /** False for a citizen of India. */
  is_needed: boolean;
  /** Its time was over before Ayana kept any: it may be entered, and is not missing. */
  is_from_before: boolean;
  filing: FormCFiling | null;
  /** The caller may enter it. */
  may_file: boolean;
}

export interface FormCs {
  /** Of each place where the patient is or was: the first first. */
  items: FormC[];
}
