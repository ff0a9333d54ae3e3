import type { MemberAbsence } from '../organisations/absences.ts';
import type { CalendarDay, Id } from '../shapes/index.ts';

/** One of the staff is away, or will be: their work and their pages are the deputy's from the first day to the end of the last. */
export interface StaffAbsence extends MemberAbsence {
  user_id: Id;
  name: string;
  /** The first day, on the clock of the desk. */
  from: CalendarDay;
  is_now: boolean;
}

export interface StaffAbsences {
  /** Those that are not over, the first to begin first. */
  items: StaffAbsence[];
}
