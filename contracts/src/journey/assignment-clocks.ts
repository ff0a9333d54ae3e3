import type { Assignment, AssignmentKind } from './assignments.ts';
import { eventOf, type WorkTimes, workDueAt } from './work-times.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The time that a kind of work has. */
export interface ClockRule {
  /** To accept it or to decline it. */
  answer_hours: number;
  /** To do it; for work on a trip, while no day of the trip is known. */
  finish_hours: number;
  /** Of work on a trip: done so many days before the patient arrives. */
  days_before_trip?: number;
}

/** How long each kind of work has, counted from when it is given, unless the staff name another time. */
export const ASSIGNMENT_CLOCKS: Readonly<Record<AssignmentKind, ClockRule>> = {
  opinion: { answer_hours: 24, finish_hours: 48 },
  // The answer of a hospital is its quote: both in one time.
  referral: { answer_hours: 48, finish_hours: 48 },
  visa_support: { answer_hours: 24, finish_hours: 72, days_before_trip: 21 },
  transport: { answer_hours: 24, finish_hours: 72, days_before_trip: 1 },
  lodging: { answer_hours: 24, finish_hours: 72, days_before_trip: 7 },
  lab_order: { answer_hours: 4, finish_hours: 24 },
  prescription: { answer_hours: 4, finish_hours: 24 },
};

/**
 * Until when new work is answered and done.
 * @param trip when the patient arrives; null while nobody knows
 * @param named the end that the staff named; undefined for the usual one, null for none
 */
export function clocksFor(
  kind: AssignmentKind,
  given: Date,
  trip: Date | null,
  named?: Date | null,
): { answer_by: Date | null; due_at: Date | null } {
  if (named === null) return { answer_by: null, due_at: null };
  const { answer_hours, finish_hours, days_before_trip } = ASSIGNMENT_CLOCKS[kind];
  const usual =
    days_before_trip === undefined || trip === null
      ? given.getTime() + finish_hours * HOUR
      : // What is late already is due tomorrow.
        Math.max(trip.getTime() - days_before_trip * DAY, given.getTime() + DAY);
  const due_at = named ?? new Date(usual);
  const answer_by = new Date(Math.min(given.getTime() + answer_hours * HOUR, due_at.getTime()));
  return { answer_by, due_at };
}

export interface AssignmentClock {
  /** What it runs for: an answer, then the work itself, or the next part of a trip that it carries out. */
  waits_for: 'answer' | 'result' | 'event';
  ends_at: Date;
  /** `half`: half of the time is over. `late`: all of it. */
  state: 'running' | 'half' | 'late';
}

/** The clock of a piece of work that runs now; null where none does. */
export function assignmentClock(work: WorkTimes & Pick<Assignment, 'created_at'>, now: Date): AssignmentClock | null {
  const waits_for = work.status === 'offered' ? 'answer' : eventOf(work) === null ? 'result' : 'event';
  const until = workDueAt(work);
  if (until === null) return null;
  const ends_at = new Date(until);
  const half = (new Date(work.created_at).getTime() + ends_at.getTime()) / 2;
  return { waits_for, ends_at, state: now >= ends_at ? 'late' : now.getTime() > half ? 'half' : 'running' };
}
