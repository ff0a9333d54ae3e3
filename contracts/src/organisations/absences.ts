import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';

/** Longest absence. */
export const ABSENCE_DAYS_MAX = 365;

/** A member is away, and a colleague covers: news and work of the member are theirs until the end of the last day. */
export interface MemberAbsence {
  deputy_id: Id;
  deputy_name: string;
  /** The last day, on the clock of the organisation. */
  until: CalendarDay;
  set_at: Moment;
  /** Null for one whose account is gone. */
  set_by_name: string | null;
  version: Integer;
}
