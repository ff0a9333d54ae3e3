import {
  type PatientJourney,
  type JourneyOverview,
  type OverviewPerson,
  type OverviewHospital,
  type CompletedStage,
  type OverviewTask,
  type OverviewWork,
  taskActOf,
} from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { requestedTreatment } from '../../case-register/index.js';
import { factsOf, latestJourney, ownJourney } from '../../journeys/index.js';

const timeOrNull = (at: Date | string | null): string | null => (at === null ? null : isoTime(at));

/**
 * A patient's newest journey, with who works on it; null where there is none.
 * @param journey_id names another of their journeys
 * @throws AppError `not_found` for a journey that is not theirs
 */
export async function journeyOverview(
  database: Kysely<Tables>,
  patient_id: string,
  journey_id?: string,
): Promise<JourneyOverview | null> {
  const journey =
    journey_id === undefined
      ? await latestJourney(database, patient_id)
      : await ownJourney(database, patient_id, journey_id);
  if (journey === null) return null;
  const [facts, treatment, case_manager, hospital, completed, tasks, work, next_check_in_on] = await Promise.all([
    factsOf(database, journey.id),
    treatmentOf(database, journey),
    caseManagerOf(database, journey),
    hospitalOf(database, journey),
    completedStages(database, journey),
    openTasks(database, journey),
    openWork(database, journey),
    nextCheckIn(database, journey),
  ]);
  return { journey, facts: [...facts], treatment, case_manager, hospital, completed, tasks, work, next_check_in_on };
}

async function treatmentOf(
  database: Kysely<Tables>,
  { treatment_request_id }: PatientJourney,
): Promise<JourneyOverview['treatment']> {
  if (treatment_request_id === null) return null;
  const row = await database
    .selectFrom('treatment_requests as request')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select(['treatment.id', requestedTreatment().as('name'), 'request.treatment_words as words'])
    .select((build) => build.fn.coalesce('treatment.category', sql<string>`''`).as('category'))
    .where('request.id', '=', treatment_request_id)
    .executeTakeFirst();
  return row ?? null;
}

async function caseManagerOf(
  database: Kysely<Tables>,
  { case_manager_id }: PatientJourney,
): Promise<OverviewPerson | null> {
  if (case_manager_id === null) return null;
  const row = await database
    .selectFrom('users')
    .select(['name', 'time_zone', 'phone'])
    .where('id', '=', case_manager_id)
    .executeTakeFirst();
  return row === undefined ? null : { name: row.name ?? '', time_zone: row.time_zone, phone: row.phone };
}

/** The hospital whose quote was accepted. */
async function hospitalOf(database: Kysely<Tables>, { id }: PatientJourney): Promise<OverviewHospital | null> {
  const row = await database
    .selectFrom('quotes as quote')
    .innerJoin('partner_hospitals as hospital', 'hospital.id', 'quote.partner_hospital_id')
    .select(['hospital.hospital_name as name', sql<string | null>`hospital.phone`.as('phone')])
    .where('quote.journey_id', '=', id)
    .where('quote.status', '=', 'accepted')
    .executeTakeFirst();
  return row ?? null;
}

/** The first that is not due yet. */
async function nextCheckIn(database: Kysely<Tables>, { id }: PatientJourney): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select to_char(min(due_on), 'YYYY-MM-DD') as day from check_ins
    where journey_id = ${id} and answered_at is null and due_on > current_date`.execute(database);
  return rows[0]?.day ?? null;
}

/** Who completed each stage, the last time that it was. */
async function completedStages(database: Kysely<Tables>, { id }: PatientJourney): Promise<CompletedStage[]> {
  const { rows } = await sql<{ number: number; completed_by: string }>`
    select distinct on (entry.stage_number) entry.stage_number as number, coalesce(actor.name, '') as completed_by
    from journey_entries entry join users actor on actor.id = entry.actor_id
    where entry.journey_id = ${id} and entry.visibility = 'public' and entry.stage_number is not null
      and (entry.event = 'journey_begun' or (entry.event = 'stage' and entry.to_state = 'completed'))
    order by entry.stage_number, entry.at desc`.execute(database);
  return rows;
}

async function openTasks(database: Kysely<Tables>, { id }: PatientJourney): Promise<OverviewTask[]> {
  const rows = await database
    .selectFrom('journey_tasks')
    .select(['id', 'title', 'detail', 'owner_kind', 'due_at', 'automation', 'subject_kind', 'subject_id', 'version'])
    .where('journey_id', '=', id)
    .where('status', '=', 'open')
    .orderBy(sql`due_at asc nulls last`)
    .orderBy('id')
    .execute();
  return rows.map(({ id: task_id, owner_kind, due_at, version, ...words }) => {
    const isOwn = owner_kind === 'patient';
    return {
      id: task_id,
      owner_kind,
      version,
      due_at: timeOrNull(due_at),
      title: isOwn ? words.title : null,
      detail: isOwn ? words.detail : null,
      act: isOwn ? taskActOf(words) : 'other',
      subject_kind: isOwn ? words.subject_kind : null,
      subject_id: isOwn ? words.subject_id : null,
    };
  });
}

async function openWork(database: Kysely<Tables>, { id }: PatientJourney): Promise<OverviewWork[]> {
  const rows = await database
    .selectFrom('assignments')
    .select(['id', 'kind', 'status', 'due_at'])
    .where('journey_id', '=', id)
    .where('status', 'in', ['offered', 'accepted'])
    .orderBy(sql`due_at asc nulls last`)
    .orderBy('id')
    .execute();
  return rows.map(({ id: work_id, kind, status, due_at }) => ({
    id: work_id,
    kind,
    status,
    due_at: timeOrNull(due_at),
  }));
}
