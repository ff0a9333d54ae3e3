import type { Moment } from '../shapes/index.ts';
import type { AssignmentKind, AssignmentState } from './assignments.ts';

const HOUR = 60 * 60_000;

/** Work whose people meet the traveller: a driver, a guide, a host. */
export const TRAVELLER_WORK = ['transport', 'lodging'] as const satisfies readonly AssignmentKind[];
export const meetsTraveller = (kind: AssignmentKind): boolean => TRAVELLER_WORK.some((each) => each === kind);

/** Work whose thread with the traveller its people and the traveller read. */
export const TRAVELLER_THREAD_STATES = ['accepted', 'done'] as const satisfies readonly AssignmentState[];

/** How long before the first part of the trip they may write, and after the last one, in milliseconds. */
const BEFORE = 48 * HOUR;
const AFTER = 24 * HOUR;

/** When the two may write with each other. */
export interface WritingTime {
  from: Moment;
  until: Moment;
}

/**
 * The time in which the people of a piece of work and the traveller write with each other.
 * @param first the start of its first part of the trip
 * @param last the end of its last one
 */
export const writingTime = (first: Date, last: Date): WritingTime => ({
  from: new Date(first.getTime() - BEFORE).toISOString(),
  until: new Date(last.getTime() + AFTER).toISOString(),
});

/** `early` also while no part of the trip has a time. */
export function writingState(time: WritingTime | null, now: Date): 'early' | 'open' | 'over' {
  if (time === null || now < new Date(time.from)) return 'early';
  return now <= new Date(time.until) ? 'open' : 'over';
}
