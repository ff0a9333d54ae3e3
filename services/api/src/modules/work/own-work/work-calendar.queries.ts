import type { TravelLegKind, WorkEvent, WorkEventKind } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { assignedTo, workShows } from '../../journeys/index.js';
import { WORK_DUE_AT, WORK_OWN_DUE_AT } from './work-times.js';
import { ownStays } from '../../stays/index.js';
import { workSubjects } from './work.queries.js';

/** Of one calendar, at most. */
const MOST = 1000;

interface EventRow {
  id: string;
  kind: WorkEventKind;
  assignment_id: string | null;
  leg_kind: TravelLegKind | null;
  place: string | null;
  starts_at: Date;
  ends_at: Date | null;
  zone: string | null;
  changed_at: Date;
}

export interface EventsOf {
  user: Pick<CurrentUser, 'id'>;
  now: Date;
  from: Date;
  to: Date;
}

/** Times of a user's work, the first first: when it is due, unless that is a part of a trip, parts of trips that are theirs, of a stay also its end, and a doctor's talks. */
export async function listWorkEvents(
  database: Kysely<Tables>,
  { user, now, from, to }: EventsOf,
): Promise<(WorkEvent & { changed_at: string })[]> {
  const stays = await ownStays(database, user, now);
  const { rows } = await sql<EventRow>`
    select assignment.id, 'due' as kind, assignment.id as assignment_id, null as leg_kind, null as place,
        ${WORK_OWN_DUE_AT} as starts_at, null::timestamptz as ends_at, null as zone, assignment.updated_at as changed_at
      from assignments assignment
      where ${assignedTo(user)} and ${WORK_OWN_DUE_AT} >= ${from} and ${WORK_OWN_DUE_AT} < ${to}
        and ${WORK_DUE_AT} = ${WORK_OWN_DUE_AT}
    union all
    select leg.id, 'leg', assignment.id, leg.kind, nullif(concat_ws(' – ', leg.from_place, leg.to_place), ''),
        leg.starts_at, leg.ends_at, leg.zone, leg.updated_at
      from travel_legs leg
      join assignments assignment on assignment.id = leg.assignment_id
      where ${assignedTo(user)} and ${workShows('legs')} and leg.status <> 'cancelled'
        and leg.starts_at >= ${from} and leg.starts_at < ${to}
    union all
    select leg.id, 'check_out', assignment.id, leg.kind, nullif(concat_ws(' – ', leg.from_place, leg.to_place), ''),
        leg.ends_at, null, coalesce(leg.end_zone, leg.zone), leg.updated_at
      from travel_legs leg
      join assignments assignment on assignment.id = leg.assignment_id
      where ${assignedTo(user)} and ${workShows('legs')} and leg.status <> 'cancelled'
        and leg.kind = 'lodging' and leg.ends_at >= ${from} and leg.ends_at < ${to}
    union all
    select slot.id, 'talk', null, null, slot.kind, slot.starts_at, slot.ends_at, null, slot.changed_at
      from appointments slot
      join doctors doctor on doctor.id = slot.doctor_id and doctor.user_id = ${user.id}
      where slot.status = 'booked' and slot.starts_at >= ${from} and slot.starts_at < ${to}
    union all
    select gap.id, 'stay', gap.assignment_id, null, gap.kind, gap.due_at, null, ${INDIA_ZONE}, gap.since
      from jsonb_to_recordset(${JSON.stringify(stays.gaps)}::jsonb)
        as gap (id uuid, assignment_id uuid, kind text, due_at timestamptz, since timestamptz)
      where gap.due_at >= ${from} and gap.due_at < ${to}
    union all
    select expected.id, 'admission', expected.assignment_id, null, null, expected.day::timestamp at time zone ${INDIA_ZONE},
        (expected.day + 1)::timestamp at time zone ${INDIA_ZONE}, ${INDIA_ZONE}, stay.updated_at
      from jsonb_to_recordset(${JSON.stringify(stays.days)}::jsonb) as expected (id uuid, assignment_id uuid, day date)
        join admissions stay on stay.id = expected.id
      where expected.day >= (${from}::timestamptz at time zone ${INDIA_ZONE})::date
        and expected.day::timestamp at time zone ${INDIA_ZONE} < ${to}
    order by starts_at, id
    limit ${MOST}`.execute(database);
  const ids = rows.flatMap(({ assignment_id }) => (assignment_id === null ? [] : [assignment_id]));
  const subjects = await workSubjects(database, user, ids, now);
  return rows.map(({ assignment_id, starts_at, ends_at, changed_at, ...row }) =>
    Object.assign(row, {
      work: assignment_id === null ? null : (subjects.get(assignment_id) ?? null),
      starts_at: isoTime(starts_at),
      ends_at: ends_at && isoTime(ends_at),
      changed_at: isoTime(changed_at),
    }),
  );
}
