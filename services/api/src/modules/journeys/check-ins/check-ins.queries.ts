import type { CheckIn, CheckInAnswers, CheckInDay, RedFlag, WoundState } from '@ayana/contracts/journey';
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
}

async function checkInsWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<CheckIn[]> {
  const { rows } = await sql<Row>`
    select id, journey_id, day, to_char(due_on, 'YYYY-MM-DD') as due_on, pain, fever, wound, medicine_taken, worry,
      to_jsonb(red_flags) as red_flags, answered_at, seen_at
    from check_ins where ${condition} order by day`.execute(database);
  return rows.map(checkInOf);
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

export const listCheckIns = (database: Kysely<Tables>, journeyId: string): Promise<CheckIn[]> =>
  checkInsWhere(database, sql`journey_id = ${journeyId}`);

export async function findCheckIn(database: Kysely<Tables>, id: string): Promise<CheckIn | undefined> {
  const [checkIn] = await checkInsWhere(database, sql`id = ${id}`);
  return checkIn;
}
