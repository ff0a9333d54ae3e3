import type { NextLeg } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';

/** The next part of a trip that the row `assignment` carries out, whose time is known. */
const NEXT_LEG_ROW = sql`travel_legs leg where leg.assignment_id = assignment.id and leg.status in ('planned', 'booked') and leg.time_known
  order by leg.starts_at, leg.id limit 1`;

/** `NextLeg` of the contracts; `shownLeg` makes it of the column. */
export const NEXT_LEG = sql<NextLeg | null>`(select json_build_object('kind', leg.kind, 'starts_at', leg.starts_at, 'zone', leg.zone,
  'is_booked', leg.status = 'booked') from ${NEXT_LEG_ROW})`;

export const shownLeg = (leg: NextLeg | null): NextLeg | null =>
  leg === null ? null : { ...leg, starts_at: isoTime(leg.starts_at) };

/** When the work itself is due, of the row `assignment`: its answer, then its end. */
export const WORK_OWN_DUE_AT = sql<Date | null>`(case assignment.status
  when 'offered' then coalesce(assignment.answer_by, assignment.due_at) when 'accepted' then assignment.due_at end)`;

/** `workDueAt` of the contracts, of the row `assignment`. */
export const WORK_DUE_AT = sql<Date | null>`(case when assignment.status = 'accepted' then coalesce(
  (select case leg.status when 'booked' then leg.starts_at else least(assignment.due_at, leg.starts_at) end from ${NEXT_LEG_ROW}),
  assignment.due_at) else ${WORK_OWN_DUE_AT} end)`;

/** Later than every open work, in milliseconds. */
const AFTER_ALL = 100_000_000_000_000;

/**
 * Where work is in a list, smallest first: open work by when it is due, the soonest first and without a time last; below it what is over, the
 * newest first.
 */
export const WORK_TURN = sql<string>`(case when assignment.status in ('offered', 'accepted')
  then coalesce((extract(epoch from ${WORK_DUE_AT}) * 1000)::bigint, ${AFTER_ALL}::bigint)
  else ${2 * AFTER_ALL}::bigint - (extract(epoch from coalesce(assignment.closed_at, assignment.updated_at)) * 1000)::bigint end)`;
