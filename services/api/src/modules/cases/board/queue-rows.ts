import { TREATMENT_FIELDS } from '@ayana/contracts/inbox';
import type { QueueItem, QueueKind } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { askedTreatment } from '../../case-register/index.js';
import type { InboxSources } from '../../inbox/index.js';
import { isCaseWorker } from '../../journeys/index.js';
import type { QueueRow } from './queue-row.js';

/** What a row of the queue says besides what the queue is ordered and filtered by. */
type Description = Pick<QueueItem, 'treatment' | 'country' | 'priority_level' | 'partner' | 'amount' | 'stage'> & {
  case_number: string | null;
  name: string | null;
  /** Null before there is one. */
  journey_id: string | null;
};
type Described = Map<string, Partial<Description>>;

/** The rows of a page, with what no order needs: who it is about, the treatment, the country, whose work, how much. */
export async function describeRows(
  database: Kysely<Tables>,
  sources: InboxSources,
  user: CurrentUser,
  rows: readonly QueueRow[],
): Promise<QueueItem[]> {
  const idsOf = (...kinds: QueueKind[]): string[] =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [cases, owners, ...parts] = await Promise.all([
    casesOf(database, given(rows.map(({ journey_id }) => journey_id))),
    namesOf(database, given(rows.map(({ owner_id }) => owner_id))),
    requestsOf(database, idsOf('request')),
    enquiriesOf(database, sources, idsOf('enquiry')),
    quotesOf(database, idsOf('quote')),
    workOf(database, idsOf('assignment')),
    tasksOf(database, idsOf('task')),
  ]);
  const own: Described = new Map(parts.flatMap((part) => Array.from(part)));
  const seesNames = isCaseWorker(user);
  return rows.map((row) => {
    const about: Partial<Description> = { ...cases.get(row.journey_id ?? ''), ...own.get(row.id) };
    return {
      id: row.id,
      kind: row.kind,
      case_id: row.journey_id,
      journey_id: about.journey_id ?? null,
      case_number: about.case_number ?? null,
      name: seesNames ? (row.name ?? about.name ?? null) : null,
      treatment: about.treatment ?? null,
      country: seesNames ? (about.country ?? null) : null,
      priority_level: about.priority_level ?? null,
      partner: seesNames ? (about.partner ?? null) : null,
      amount: seesNames ? (about.amount ?? null) : null,
      stage: about.stage ?? null,
      // Empty for a request whose treatment is not decided.
      detail: row.detail || (about.treatment ?? ''),
      subject_kind: row.subject_kind,
      owner: row.owner_id === null ? null : { id: row.owner_id, name: owners.get(row.owner_id) ?? '' },
      due_at: row.due_at === null ? null : isoTime(row.due_at),
      since: isoTime(row.since),
    };
  });
}

const given = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

type Found = { id: string } & Partial<Description>;
const byId = (rows: readonly Found[]): Described => new Map(rows.map(({ id, ...about }) => [id, about]));

async function casesOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Described> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('cases')
    .leftJoin('users as patient', 'patient.id', 'cases.person_id')
    .leftJoin('inbox_items as item', 'item.id', 'cases.inbox_item_id')
    .leftJoin('treatment_requests as request', 'request.id', 'cases.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select(['cases.id', 'cases.journey_id', 'cases.case_number', 'request.priority_level'])
    .select(({ fn }) => [
      fn.coalesce('patient.name', 'item.name').as('name'),
      fn.coalesce('patient.country', 'item.country').as('country'),
    ])
    .select(askedTreatment().as('treatment'))
    .where('cases.id', 'in', ids)
    .execute();
  return byId(rows);
}

async function requestsOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Described> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('treatment_requests as request')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .leftJoin('users as patient', 'patient.id', 'request.patient_id')
    .select(['request.id', 'request.priority_level', askedTreatment().as('treatment'), 'patient.country'])
    .where('request.id', 'in', ids)
    .execute();
  return byId(rows);
}

/** Senders name the treatment in their own words; a message may name none. */
async function enquiriesOf(
  database: Kysely<Tables>,
  sources: InboxSources,
  ids: readonly string[],
): Promise<Described> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('inbox_items')
    .select(['id', 'kind', 'country'])
    .where('id', 'in', ids)
    .execute();
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const forms = await Promise.all(
    kinds.map((kind) =>
      sources.payloads(
        kind,
        database,
        rows.filter((row) => row.kind === kind).map(({ id }) => id),
      ),
    ),
  );
  const payloads = new Map(forms.flatMap((each) => Array.from(each)));
  return byId(
    rows.map(({ id, country }) => {
      const form = payloads.get(id) ?? {};
      const treatment = TREATMENT_FIELDS.map((field) => form[field]?.trim()).find(Boolean) ?? null;
      return { id, country: country ?? null, treatment };
    }),
  );
}

async function quotesOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Described> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; partner: string; amount: number }>`
    select quote.id, hospital.hospital_name as partner,
      coalesce((select sum(line.quantity * line.unit_price) from quote_lines line where line.quote_id = quote.id and line.included), 0)::integer as amount
    from quotes quote join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
    where quote.id = any (${ids})`.execute(database);
  return byId(rows);
}

async function workOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Described> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; partner: string | null }>`
    select work.id, coalesce(hospital.hospital_name, partner.company_name, person.name) as partner
    from assignments work
    left join partner_hospitals hospital on hospital.id = work.partner_hospital_id
    left join partners partner on partner.id = work.partner_id
    left join users person on person.id = work.assignee_user_id
    where work.id = any (${ids})`.execute(database);
  return byId(rows);
}

async function tasksOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Described> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('journey_tasks')
    .select(['id', 'stage_number as stage'])
    .where('id', 'in', ids)
    .execute();
  return byId(rows);
}

async function namesOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
