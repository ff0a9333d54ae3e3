import { sql } from 'kysely';

/** `workDueAt` of the contracts, of the row `assignment`. */
export const WORK_DUE_AT = sql<Date | null>`(case assignment.status
  when 'offered' then coalesce(assignment.answer_by, assignment.due_at) when 'accepted' then assignment.due_at end)`;

/** Later than every open work, in milliseconds. */
const AFTER_ALL = 100_000_000_000_000;

/**
 * Where work is in a list, smallest first: open work by when it is due, the soonest first and without a time last; below it what is over, the
 * newest first.
 */
export const WORK_TURN = sql<string>`(case when assignment.status in ('offered', 'accepted')
  then coalesce((extract(epoch from ${WORK_DUE_AT}) * 1000)::bigint, ${AFTER_ALL}::bigint)
  else ${2 * AFTER_ALL}::bigint - (extract(epoch from coalesce(assignment.closed_at, assignment.updated_at)) * 1000)::bigint end)`;
