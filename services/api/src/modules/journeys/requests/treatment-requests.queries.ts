import {
  ageOn,
  type RequestPerson,
  isStatusOfStep,
  TREATMENT_REQUEST_WORKFLOW,
  type TreatmentRequest,
  type TreatmentRequestDetail,
  type TreatmentRequestTransition,
} from '@ayana/contracts/journey';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { requestedTreatment } from '../../case-register/index.js';
import { isCaseWorker } from '../case-worker.js';
import { factNames } from '../facts/case-facts.queries.js';
import { timelineOf } from '../journey-entries.js';
import type { TreatmentRequestSort, TreatmentRequestsQueryDto } from './treatment-requests.dto.js';

/** The requests a user sees: staff all, everyone else their own. */
export const visibleTo = (user: CurrentUser): RawBuilder<boolean> =>
  isCaseWorker(user) ? sql`true` : sql`request.patient_id = ${user.id}`;

function requests(database: Kysely<Tables>) {
  return database
    .selectFrom('treatment_requests as request')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .innerJoin('cases', 'cases.treatment_request_id', 'request.id')
    .selectAll('request')
    .select(factNames(sql.ref('cases.id')).as('facts'))
    .select([
      requestedTreatment().as('treatment_name'),
      'treatment.category as treatment_category',
      'cases.id as case_id',
      'cases.case_number',
      'cases.journey_id',
      'treatment.plain_name as treatment_plain_name',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];
type Filters = Omit<TreatmentRequestsQueryDto, 'sort' | 'order' | 'limit' | 'cursor'>;

const REQUESTS: ListDefinition<Row, TreatmentRequestSort, Filters, null> = {
  id: 'request.id',
  sort: 'created',
  sorts: {
    created: { column: 'request.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
    updated: { column: 'request.updated_at', type: 'timestamptz', order: 'desc', of: (row) => row.updated_at },
  },
  filters: {
    status: (states) => sql`request.status = any (${states})`,
    priority_level: (levels) => sql`request.priority_level = any (${levels})`,
    treatment_id: (id) => sql`request.treatment_id = ${id}`,
    patient_id: (id) => sql`request.patient_id = ${id}`,
  },
};

export const dayOf = (value: Date | string | null): string | null =>
  value === null ? null : typeof value === 'string' ? value.slice(0, 10) : value.toISOString().slice(0, 10);

/** @param forStaff whether the reader is staff: nobody else reads the notes of the staff */
export function treatmentRequestOf(row: Row, forStaff: boolean): TreatmentRequest {
  return {
    id: row.id,
    case_id: row.case_id,
    case_number: row.case_number,
    patient_id: row.patient_id,
    treatment_id: row.treatment_id,
    treatment: {
      id: row.treatment_id,
      name: row.treatment_name,
      plain_name: row.treatment_plain_name,
      category: row.treatment_category ?? '',
      words: row.treatment_words,
    },
    patient_notes: row.patient_notes,
    priority_level: row.priority_level,
    status: row.status,
    facts: row.facts,
    admin_notes: forStaff ? row.admin_notes : null,
    preferred_city: row.preferred_city,
    preferred_from: dayOf(row.preferred_from),
    preferred_to: dayOf(row.preferred_to),
    attendants: row.attendants,
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

export function listTreatmentRequests(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: TreatmentRequestsQueryDto,
): Promise<Page<TreatmentRequest>> {
  return mapPage(keysetList(requests(database).where(visibleTo(user)), REQUESTS, query, null), (row) =>
    treatmentRequestOf(row, isCaseWorker(user)),
  );
}

/** A request as its event shows it; without a reader it is the patient's view. */
export async function findTreatmentRequest(database: Kysely<Tables>, id: string): Promise<Row> {
  return requests(database).where('request.id', '=', id).executeTakeFirstOrThrow();
}

function personOf(
  row: Omit<RequestPerson, 'age' | 'date_of_birth'> & { date_of_birth: Date | string | null },
  now: Date,
): RequestPerson {
  const { email, phone, country, city, time_zone, language } = row;
  const date_of_birth = dayOf(row.date_of_birth);
  const age = date_of_birth === null ? null : ageOn(date_of_birth, now.toISOString().slice(0, 10));
  return { email, phone, country, city, date_of_birth, age, time_zone, language };
}

/** A request with its timeline; undefined where there is none, or none this user sees. */
export async function findTreatmentRequestDetail(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
  now: Date,
): Promise<TreatmentRequestDetail | undefined> {
  const row = await requests(database)
    .leftJoin('users as patient', 'patient.id', 'request.patient_id')
    .select('patient.name as patient_name')
    // What the account does not say, the enquiry that it was made from may.
    .leftJoin('inbox_items as enquiry', 'enquiry.id', 'request.inbox_item_id')
    .select(({ fn }) => [
      fn.coalesce('patient.phone', 'enquiry.phone').as('phone'),
      fn.coalesce('patient.country', 'enquiry.country').as('country'),
    ])
    .select(['patient.id as account_id', 'patient.email', 'patient.city'])
    .select(['patient.date_of_birth', 'patient.time_zone', 'patient.language'])
    .where('request.id', '=', id)
    .where(visibleTo(user))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const own = row.patient_id === user.id;
  return {
    ...treatmentRequestOf(row, isCaseWorker(user)),
    patient_name: row.patient_name ?? '',
    person: isCaseWorker(user) && row.account_id !== null ? personOf(row, now) : null,
    journey_id: row.journey_id,
    entries: await timelineOf(database, { treatment_request_id: id }, isCaseWorker(user)),
    transitions: own ? transitionsFrom(TREATMENT_REQUEST_WORKFLOW, row.status, user.role).filter(isAsked(row)) : [],
  };
}

/** What waits for papers is answered by sending them: a written answer is for what a person has asked. */
const isAsked =
  ({ status, facts }: Pick<Row, 'status' | 'facts'>) =>
  (name: TreatmentRequestTransition): boolean =>
    name !== 'answer' || facts.length === 0 || !isStatusOfStep(status, new Set(facts));
