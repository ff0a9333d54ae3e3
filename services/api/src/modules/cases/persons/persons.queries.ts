import { TREATMENT_FIELDS } from '@ayana/contracts/inbox';
import type {
  CasePerson,
  KnownPerson,
  PersonAccount,
  PersonCase,
  PersonEnquiry,
  PersonIntake,
  PersonLink,
  PersonMatch,
  PersonRequest,
} from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { askedTreatment, requestedTreatment } from '../../case-register/index.js';
import type { InboxSources } from '../../inbox/index.js';
import { type FoundRecord, type PersonRecord, recordsOf } from './person-records.js';

const person = (id: string | null | undefined, name: string | null): CasePerson | null =>
  id == null ? null : { id, name: name ?? '' };

const unique = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null && value !== ''))] as string[];

/** All that is known of the person that a record belongs to. @param id as it was asked for */
export async function knownPerson(
  database: Kysely<Tables>,
  sources: InboxSources,
  id: string,
  start: PersonRecord,
): Promise<KnownPerson> {
  const { records, is_cut } = await recordsOf(database, start);
  const found = new Map(records.map((record) => [record.id, record]));
  const accountIds = records.filter(({ kind }) => kind === 'account').map((record) => record.id);
  const enquiryIds = records.filter(({ kind }) => kind === 'enquiry').map((record) => record.id);
  const [enquiries, accounts, requests, cases, intake, links] = await Promise.all([
    enquiriesOf(database, sources, found),
    accountsOf(database, found),
    requestsOf(database, accountIds),
    casesOf(database, accountIds),
    intakeCasesOf(database, accountIds, enquiryIds),
    linksOf(database, [...found.keys()]),
  ]);
  const [account] = accounts;
  const countries = [account?.country ?? null, ...enquiries.map(({ country }) => country)];
  return {
    id,
    name: nameOf(accounts, enquiries),
    emails: unique([...accounts, ...enquiries].map(({ email }) => email.toLowerCase())),
    phones: unique([...accounts, ...enquiries].map(({ phone }) => phone)),
    country: countries.find((country) => country !== null) ?? null,
    city: account?.city ?? null,
    time_zone: account?.time_zone ?? null,
    enquiries,
    accounts,
    requests,
    cases,
    intake,
    links,
    is_cut,
  };
}

/** As the account that was asked for says, else another account, else the enquiry that was asked for. */
function nameOf(accounts: readonly PersonAccount[], enquiries: readonly PersonEnquiry[]): string {
  const isAsked = ({ match }: { match: PersonMatch }): boolean => match === 'asked';
  const account = accounts.find(isAsked) ?? accounts[0];
  return account?.name || (enquiries.find(isAsked) ?? enquiries[0])?.name || '';
}

type Found = ReadonlyMap<string, FoundRecord>;
const markOf = (found: Found, id: string) => {
  const { match = 'asked', is_apart = false } = found.get(id) ?? {};
  return { match, is_apart };
};

async function enquiriesOf(database: Kysely<Tables>, sources: InboxSources, found: Found): Promise<PersonEnquiry[]> {
  const rows = await database
    .selectFrom('inbox_items as item')
    .leftJoin('users as assignee', 'assignee.id', 'item.assigned_to')
    .select(['item.id', 'item.kind', 'item.status', 'item.name', 'item.email', 'item.phone', 'item.country'])
    .select(['item.received_at', 'item.due_at', 'item.assigned_to', 'assignee.name as assignee_name'])
    .where(sql<boolean>`item.id = any (${[...found.keys()]})`)
    .orderBy('item.received_at', 'desc')
    .orderBy('item.id', 'desc')
    .execute();
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const forms = await Promise.all(
    kinds.map((kind) =>
      sources.payloads(
        kind,
        database,
        rows.filter((row) => row.kind === kind).map((row) => row.id),
      ),
    ),
  );
  const payloads = new Map(forms.flatMap((each) => Array.from(each)));
  return rows.map(({ assigned_to, assignee_name, received_at, due_at, ...row }) =>
    Object.assign(
      row,
      {
        phone: row.phone ?? null,
        country: row.country ?? null,
        treatment: TREATMENT_FIELDS.map((field) => payloads.get(row.id)?.[field]?.trim()).find(Boolean) ?? null,
        received_at: isoTime(received_at),
        due_at: isoTime(due_at),
        assigned_to: person(assigned_to, assignee_name),
      },
      markOf(found, row.id),
    ),
  );
}

async function accountsOf(database: Kysely<Tables>, found: Found): Promise<PersonAccount[]> {
  const rows = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'country', 'city', 'time_zone', 'created_at'])
    .where(sql<boolean>`id = any (${[...found.keys()]})`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at, ...row }) =>
    Object.assign(row, { created_at: isoTime(created_at) }, markOf(found, row.id)),
  );
}

async function requestsOf(database: Kysely<Tables>, patients: readonly string[]): Promise<PersonRequest[]> {
  const rows = await database
    .selectFrom('treatment_requests as request')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .leftJoin('patient_journeys as journey', 'journey.treatment_request_id', 'request.id')
    .select(['request.id', requestedTreatment().as('treatment'), 'request.status', 'request.priority_level'])
    .select('request.created_at')
    .where(sql<boolean>`request.patient_id = any (${patients})`)
    .where('journey.id', 'is', null)
    .orderBy('request.created_at', 'desc')
    .execute();
  return rows.map(({ created_at, ...row }) => Object.assign(row, { created_at: isoTime(created_at) }));
}

async function casesOf(database: Kysely<Tables>, patients: readonly string[]): Promise<PersonCase[]> {
  const rows = await database
    .selectFrom('patient_journeys as journey')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .leftJoin('users as manager', 'manager.id', 'journey.case_manager_id')
    .select(['journey.id as journey_id', 'journey.case_number', 'journey.status', 'journey.current_stage'])
    .select([askedTreatment().as('treatment'), 'journey.case_manager_id', 'manager.name as manager_name'])
    .select('journey.created_at')
    .where(sql<boolean>`journey.patient_id = any (${patients})`)
    .orderBy('journey.created_at', 'desc')
    .execute();
  return rows.map(({ case_manager_id, manager_name, created_at, ...row }) =>
    Object.assign(row, { case_manager: person(case_manager_id, manager_name), created_at: isoTime(created_at) }),
  );
}

async function intakeCasesOf(
  database: Kysely<Tables>,
  accounts: readonly string[],
  enquiries: readonly string[],
): Promise<PersonIntake[]> {
  const rows = await database
    .selectFrom('cases')
    .leftJoin('treatment_requests as request', 'request.id', 'cases.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select(['cases.id as case_id', 'cases.case_number', 'cases.source', 'treatment.name as treatment'])
    .select('cases.created_at')
    .where('cases.journey_id', 'is', null)
    .where(sql<boolean>`(cases.person_id = any (${accounts}) or cases.inbox_item_id = any (${enquiries}))`)
    .orderBy('cases.created_at', 'desc')
    .orderBy('cases.id', 'desc')
    .execute();
  return rows.map(({ created_at, ...row }) => Object.assign(row, { created_at: isoTime(created_at) }));
}

async function linksOf(database: Kysely<Tables>, ids: readonly string[]): Promise<PersonLink[]> {
  const { rows } = await sql<
    Omit<PersonLink, 'by' | 'at'> & { at: Date; by_id: string | null; by_name: string | null }
  >`
    select link.id, link.kind, link.reason, coalesce(enquiry.name, account.name, '') as record_name,
      coalesce(other_enquiry.name, other_account.name) as other_name, link.created_at as at, link.created_by as by_id, author.name as by_name
    from person_links link
    left join inbox_items enquiry on enquiry.id = link.enquiry_id
    left join users account on account.id = link.account_id
    left join inbox_items other_enquiry on other_enquiry.id = link.other_enquiry_id
    left join users other_account on other_account.id = link.other_account_id
    left join users author on author.id = link.created_by
    where link.ended_at is null and (link.enquiry_id = any (${ids}) or link.account_id = any (${ids})
      or link.other_enquiry_id = any (${ids}) or link.other_account_id = any (${ids}))
    order by link.created_at desc, link.id`.execute(database);
  return rows.map(({ by_id, by_name, at, ...row }) =>
    Object.assign(row, { by: person(by_id, by_name), at: isoTime(at) }),
  );
}
