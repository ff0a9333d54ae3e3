import {
  type BoardCard,
  type BoardColumn,
  JOURNEY_STAGES,
  type JourneyState,
  LAST_STAGE,
  type PriorityLevel,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { ownedBy, ownersFor } from '../../absences/index.js';
import { askedTreatment } from '../../case-register/index.js';
import { assignedTo, isCaseWorker } from '../../journeys/index.js';
import type { BoardQueryDto } from './board.dto.js';

interface CardRow {
  kind: 'journey' | 'request';
  case_number: string | null;
  id: string;
  stage: number;
  total: number;
  status: JourneyState;
  patient: string | null;
  country: string | null;
  treatment: string | null;
  priority_level: PriorityLevel | null;
  manager_id: string | null;
  manager_name: string | null;
  due_at: Date | null;
}

type Query = BoardQueryDto & { limit: number };

/** The cases a user works on by their stages, of each the soonest due; the first column has requests without a journey. */
export async function readBoard(database: Kysely<Tables>, user: CurrentUser, query: Query): Promise<BoardColumn[]> {
  const seesAll = isCaseWorker(user);
  const [journeys, requests] = await Promise.all([
    journeyCards(database, user, query),
    seesAll && isForRequests(query) ? requestCards(database, query) : [],
  ]);
  const cards = [...requests, ...journeys];
  return JOURNEY_STAGES.map(({ number }) => {
    const rows = cards.filter(({ stage }) => stage === number);
    return { stage: number, total: rows[0]?.total ?? 0, items: rows.map((row) => cardOf(row, seesAll)) };
  });
}

/** Requests have no case manager yet, and are open. */
const isForRequests = ({ case_manager, status }: Query): boolean =>
  (case_manager === undefined || case_manager === 'none') && (status === undefined || status.includes('open'));

function cardOf({ total: _total, manager_id, manager_name, due_at, ...row }: CardRow, seesAll: boolean): BoardCard {
  return {
    ...row,
    patient: seesAll ? row.patient : null,
    country: seesAll ? row.country : null,
    case_manager: manager_id === null ? null : { id: manager_id, name: manager_name ?? '' },
    due_at: due_at === null ? null : isoTime(due_at),
  };
}

async function journeyCards(database: Kysely<Tables>, user: CurrentUser, query: Query): Promise<CardRow[]> {
  const { limit, case_manager, country, status = ['open', 'paused'] } = query;
  const conditions: RawBuilder<unknown>[] = [
    sql`journey.status = any (${status})`,
    ...(isCaseWorker(user) ? [] : [isAssigned(user)]),
    ...(case_manager === undefined ? [] : [managedBy(await managersOf(database, case_manager, user))]),
    ...(country === undefined ? [] : [sql`patient.country = ${country}`]),
  ];
  const { rows } = await sql<CardRow>`
    with due as (
      select journey_id, min(due_at) as due_at from journey_tasks where status = 'open' group by journey_id
    ), ranked as (
      select journey.id, least(journey.current_stage + 1, ${LAST_STAGE}::integer) as stage, due.due_at,
        row_number() over stages as place, count(*) over (partition by least(journey.current_stage + 1, ${LAST_STAGE}::integer)) as total
      from patient_journeys journey
      ${country === undefined ? sql`` : sql`join users patient on patient.id = journey.patient_id`}
      left join due on due.journey_id = journey.id
      where ${sql.join(conditions, sql` and `)}
      window stages as (partition by least(journey.current_stage + 1, ${LAST_STAGE}::integer) order by due.due_at, journey.id)
    ), shown as (
      -- The second limit cuts nothing off: it says to the planner how few there are, or it reads every patient and request.
      select * from ranked where place <= ${limit} limit ${limit * JOURNEY_STAGES.length}
    )
    select 'journey' as kind, shown.id, journey.case_number, shown.stage, shown.total::integer, journey.status, patient.name as patient, patient.country,
      ${askedTreatment()} as treatment, request.priority_level, journey.case_manager_id as manager_id, manager.name as manager_name, shown.due_at
    from shown
    join patient_journeys journey on journey.id = shown.id
    left join users patient on patient.id = journey.patient_id
    left join treatment_requests request on request.id = journey.treatment_request_id
    left join treatments treatment on treatment.id = request.treatment_id
    left join users manager on manager.id = journey.case_manager_id
    order by shown.stage, shown.place`.execute(database);
  return rows;
}

const isAssigned = (user: CurrentUser): RawBuilder<boolean> =>
  sql`exists (select 1 from assignments assignment where assignment.journey_id = journey.id and ${assignedTo(user)})`;

/** The case managers that are asked for; none of nobody's cases. */
const managersOf = async (database: Kysely<Tables>, person: string, { id }: CurrentUser): Promise<string[]> =>
  person === 'none' ? [] : person === 'me' ? ownersFor(database, id) : [person];

const managedBy = (managers: readonly string[]): RawBuilder<boolean> =>
  managers.length === 0 ? sql`journey.case_manager_id is null` : ownedBy(sql.ref('journey.case_manager_id'), managers);

async function requestCards(database: Kysely<Tables>, { limit, country }: Query): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select 'request' as kind, request.id, null as case_number, 1 as stage, (count(*) over ())::integer as total, 'open' as status, patient.name as patient,
      patient.country, ${askedTreatment()} as treatment, request.priority_level, null as manager_id, null as manager_name, item.due_at
    from queue_others item
    join treatment_requests request on request.id = item.id
    left join treatments treatment on treatment.id = request.treatment_id
    left join users patient on patient.id = request.patient_id
    where item.kind = 'request' and (${country ?? null}::text is null or patient.country = ${country ?? null})
    order by item.due_at, request.id
    limit ${limit}`.execute(database);
  return rows;
}
