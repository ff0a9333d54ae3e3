import {
  ACTIVE_ASSIGNMENT_STATES,
  ageBand,
  ageOn,
  eventOf,
  isAccessOver,
  type JourneyPart,
  type NextLeg,
  type WorkItem,
  type WorkSubject,
  workParts,
  type WorkTimes,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isCaseNumber } from '../../../platform/http/lists/case-numbers.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { healthOf } from '../../records/index.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { askedTreatment } from '../../case-register/index.js';
import { ACCESS_END, HAS_ACCEPTED_QUOTE, handedTo, OF_HOSPITAL, workShows } from '../../journeys/index.js';
import { isOpenedBy } from './work-openings.service.js';
import { HANDLER_NAME, handledBy } from '../team/handlers.js';
import type { WorkFiltersDto, WorkSort } from './work.dto.js';
import { hasOrderNumber, WORK_ORDER, workOrderOf } from './work-order.js';
import { NEXT_LEG, shownLeg, WORK_DUE_AT, WORK_TURN } from './work-times.js';

/** The stay of the accepted quote of the work. */
const ADMISSION_ID = sql<
  string | null
>`(select stay.id from quotes chosen join admissions stay on stay.quote_id = chosen.id
  where chosen.assignment_id = assignment.id and chosen.status = 'accepted' limit 1)`;

/** What was handed to a user and not taken back, with the patient it is for: what of it is shown, `workParts` decides. */
export const ownWork = (database: Kysely<Tables>, user: Pick<CurrentUser, 'id'>) =>
  database
    .selectFrom('assignments as assignment')
    .innerJoin('patient_journeys as journey', 'journey.id', 'assignment.journey_id')
    .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select(['assignment.id', 'assignment.kind', 'assignment.status', 'assignment.journey_id', 'assignment.brief'])
    .innerJoinLateral(
      sql<{ due_at: Date | null; turn: string }>`(select ${WORK_DUE_AT} as due_at, ${WORK_TURN} as turn)`.as('times'),
      (join) => join.onTrue(),
    )
    .select(['times.due_at', 'times.turn', WORK_ORDER.as('order'), NEXT_LEG.as('next_leg')])
    .select('assignment.due_at as own_due_at')
    .select(['assignment.accepted_at', 'assignment.closed_at', 'assignment.created_at'])
    .select(['journey.case_number', 'patient.name as patient_name', askedTreatment().as('treatment_name')])
    .select(ADMISSION_ID.as('admission_id'))
    .select(healthOf('journey.patient_id').as('health'))
    .select(sql<string | null>`patient.date_of_birth::text`.as('date_of_birth'))
    .select(HANDLER_NAME.as('handler_name'))
    .select([HAS_ACCEPTED_QUOTE.as('has_accepted_quote'), OF_HOSPITAL.as('of_hospital'), ACCESS_END.as('access_end')])
    .select(isOpenedBy(user).as('is_opened'))
    .where(handedTo(user));
type Row = Awaited<ReturnType<ReturnType<typeof ownWork>['execute']>>[number];

/** A piece of work, with what it shows of its patient. */
function subjectOf(row: Row, now: Date): WorkSubject {
  const { id, kind, status, journey_id, case_number, health, access_end, is_opened } = row;
  const parts = new Set(workParts(row));
  const shown = <T>(part: JourneyPart, value: T): T | null => (parts.has(part) ? value : null);
  return {
    id,
    kind,
    status,
    journey_id,
    case_number,
    is_opened,
    patient_name: shown('name', row.patient_name),
    age_band: shown('age_band_and_sex', bandOf(row.date_of_birth, now)),
    sex: shown('age_band_and_sex', health?.sex ?? null),
    treatment_name: shown('treatment', row.treatment_name),
    access_end,
    ...workOrderOf(row.order),
    admission_id: row.admission_id,
    handler_name: row.handler_name,
  };
}

function bandOf(born: string | null, now: Date): string | null {
  if (born === null) return null;
  const { from, to } = ageBand(ageOn(born.slice(0, 10), now.toISOString().slice(0, 10)));
  return `${from}–${to}`;
}

/** Pieces of work by their id, as far as they are the user's. */
export async function workSubjects(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id'>,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, WorkSubject>> {
  const known = await workEvents(database, user, ids, now);
  return new Map([...known].map(([id, { work }]) => [id, work]));
}

/** The same, each with the part of a trip that its due time is of. */
export async function workEvents(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id'>,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { work: WorkSubject; event: NextLeg | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await ownWork(database, user)
    .where('assignment.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, { work: subjectOf(row, now), event: eventOfRow(row) }]));
}

const eventOfRow = (row: Row): NextLeg | null => (isAccessOver(row) ? null : eventOf(timesOf(row)));

/** A search finds only what the list shows: who may not know a name does not find it either. */
const finds = (q: string): RawBuilder<boolean> => {
  const name = sql`case when ${workShows('name')} then patient.name else '' end`;
  const treatment = sql`case when ${workShows('treatment')} then coalesce(${askedTreatment()}, '') else '' end`;
  return sql`(${containsWords(sql`search_latin(${name} || ' ' || ${treatment})`, q, 'search_latin')} or ${isCaseNumber(sql.ref('journey.case_number'), q)}
    or ${hasOrderNumber(q)})`;
};

/** Work by the number of its case or its order, or by what it shows of its patient: open work first, the newest first. */
export async function findOwnWork(
  database: Kysely<Tables>,
  user: CurrentUser,
  { q, most }: { q: string; most: number },
  now: Date,
): Promise<WorkSubject[]> {
  const rows = await ownWork(database, user)
    .where(finds(q))
    .where('assignment.status', 'in', [...ACTIVE_ASSIGNMENT_STATES])
    .orderBy(sql`${OPEN}`, 'desc')
    .orderBy('assignment.created_at', 'desc')
    .orderBy('assignment.id')
    .limit(most)
    .execute();
  return rows.map((row) => subjectOf(row, now));
}

const OPEN = sql`assignment.status in ('offered', 'accepted')`;
const DUE = {
  late: (now) => sql`(times.due_at < ${now})`,
  day: (now) => sql`(times.due_at < ${now}::timestamptz + interval '1 day')`,
  week: (now) => sql`(times.due_at < ${now}::timestamptz + interval '7 days')`,
} satisfies Record<string, (now: Date) => RawBuilder<boolean>>;

const WORK: ListDefinition<
  Row,
  WorkSort,
  Pick<WorkFiltersDto, 'kind' | 'status' | 'due' | 'handler' | 'q'>,
  { user: CurrentUser; now: Date }
> = {
  id: 'assignment.id',
  sort: 'due',
  sorts: {
    due: { column: 'times.turn', type: 'bigint', order: 'asc', of: (row) => row.turn },
    created: { column: 'assignment.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
  },
  filters: {
    kind: (kinds) => sql`assignment.kind = any (${kinds})`,
    status: (states) => sql`assignment.status = any (${states})`,
    due: (due, { now }) => DUE[due](now),
    handler: (whose, { user }) => handledBy(whose, user),
    q: (q) => finds(q),
  },
};

const timesOf = ({ status, own_due_at, next_leg }: Row): WorkTimes => ({
  status,
  answer_by: null,
  due_at: own_due_at == null ? null : isoTime(own_due_at),
  next_leg: shownLeg(next_leg),
});

export async function listWork(
  database: Kysely<Tables>,
  { user, now }: { user: CurrentUser; now: Date },
  query: WorkFiltersDto & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<WorkItem>> {
  const { items, next_cursor } = await keysetList(ownWork(database, user), WORK, query, { user, now });
  return {
    items: items.map((row) =>
      Object.assign(subjectOf(row, now), {
        brief: isAccessOver(row) ? '' : row.brief,
        due_at: row.due_at && isoTime(row.due_at),
        event: eventOfRow(row),
        accepted_at: row.accepted_at && isoTime(row.accepted_at),
        closed_at: row.closed_at && isoTime(row.closed_at),
        created_at: isoTime(row.created_at),
      }),
    ),
    next_cursor,
  };
}
