import {
  CHECK_IN_LINK_DAYS,
  type CheckIn,
  type CheckInAnswers,
  type CheckInDay,
  type RedFlag,
  type WoundState,
} from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

interface Row {
  id: string;
  journey_id: string;
  day: CheckInDay;
  due_on: string;
  pain: number | null;
  fever: boolean | null;
  wound: WoundState | null;
  medicine_taken: boolean | null;
  worry: string | null;
  red_flags: RedFlag[];
  answered_at: Date | string | null;
  seen_at: Date | string | null;
  is_due: boolean;
  link_over: boolean;
}

/** The patient’s day: a check-in is due, and its link expires, by their calendar. */
export const patientsToday = (now: Date): RawBuilder<Date> =>
  sql<Date>`(${now}::timestamptz at time zone coalesce(patient.time_zone, ${INDIA_ZONE}))::date`;

async function checkInsWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select check_in.id, check_in.journey_id, check_in.day, to_char(check_in.due_on, 'YYYY-MM-DD') as due_on,
      check_in.pain, check_in.fever, check_in.wound, check_in.medicine_taken, check_in.worry,
      to_jsonb(check_in.red_flags) as red_flags, check_in.answered_at, check_in.seen_at,
      -- Who was asked may answer, wherever they are now.
      check_in.answered_at is null and (check_in.asked_at is not null or check_in.due_on <= ${patientsToday(now)}) as is_due,
      greatest(check_in.due_on, (check_in.asked_at at time zone coalesce(patient.time_zone, ${INDIA_ZONE}))::date)
        + ${CHECK_IN_LINK_DAYS}::integer < ${patientsToday(now)} as link_over
    from check_ins check_in
      join patient_journeys journey on journey.id = check_in.journey_id
      left join users patient on patient.id = journey.patient_id
    where ${condition} order by check_in.day`.execute(database);
  return rows;
}

const timeOrNull = (value: Date | string | null): string | null => (value === null ? null : isoTime(value));

function checkInOf({ id, journey_id, day, due_on, red_flags, answered_at, seen_at, ...row }: Row): CheckIn {
  const flags = typeof red_flags === 'string' ? (JSON.parse(red_flags) as RedFlag[]) : red_flags;
  return {
    id,
    journey_id,
    day,
    due_on,
    answers: answersOf(row),
    red_flags: flags,
    answered_at: timeOrNull(answered_at),
    seen_at: timeOrNull(seen_at),
    is_due: row.is_due,
  };
}

function answersOf(row: Pick<Row, 'pain' | 'fever' | 'wound' | 'medicine_taken' | 'worry'>): CheckInAnswers | null {
  const { pain, fever, wound, medicine_taken, worry } = row;
  if (pain === null || fever === null || wound === null || medicine_taken === null) return null;
  return { pain, fever, wound, medicine_taken, worry };
}

/** Whether a patient waits for the staff: red flags that nobody has read, or a task about a check-in that is open. */
export const checkInWaits = (journeyId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from check_ins answer where answer.journey_id = ${journeyId}
    and answer.answered_at is not null and answer.seen_at is null and answer.red_flags <> '{}')
  or exists (select 1 from journey_tasks task where task.journey_id = ${journeyId}
    and task.subject_kind = 'check_in' and task.owner_kind <> 'patient' and task.status = 'open'))`;

export async function listCheckIns(database: Kysely<Tables>, journeyId: string, now: Date): Promise<CheckIn[]> {
  return (await checkInsWhere(database, sql`check_in.journey_id = ${journeyId}`, now)).map(checkInOf);
}

export async function findCheckIn(database: Kysely<Tables>, id: string, now: Date): Promise<CheckIn | undefined> {
  return (await findLinkedCheckIn(database, id, now))?.check_in;
}

/** A check-in, and whether its mailed link has expired. */
export async function findLinkedCheckIn(
  database: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<{ check_in: CheckIn; link_over: boolean } | undefined> {
  const [row] = await checkInsWhere(database, sql`check_in.id = ${id}`, now);
  return row === undefined ? undefined : { check_in: checkInOf(row), link_over: row.link_over };
}
