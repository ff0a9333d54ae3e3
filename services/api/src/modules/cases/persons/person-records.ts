import { PERSON_RECORDS_MAX, type PersonMatch } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** An enquiry or the account of a patient: what a person is made of. */
export interface PersonRecord {
  kind: 'enquiry' | 'account';
  id: string;
}

export interface FoundRecord extends PersonRecord {
  match: PersonMatch;
  /** Lower case. */
  email: string;
  /** Digits only; null for none. */
  digits: string | null;
  is_apart: boolean;
}

/** Shorter numbers are no one's. */
const SHORTEST_PHONE = 7;
/** A number that more addresses than these have is an agent's or a clinic's: it joins nobody. */
const ADDRESSES_MAX = 4;

/** Accounts of patients only: colleagues and partners are no one's enquiries. */
const PATIENT_ROLES = ['patient', 'unverified_user'];

/** The record of an enquiry, an account, a treatment request or a case; undefined for another id. */
export async function recordOf(database: Kysely<Tables>, id: string): Promise<PersonRecord | undefined> {
  const { rows } = await sql<PersonRecord>`
    select 'enquiry' as kind, id from inbox_items where id = ${id}
    union all select 'account', id from users where id = ${id} and role = any (${PATIENT_ROLES})
    union all select 'account', patient.id from treatment_requests request join users patient on patient.id = request.patient_id
      where request.id = ${id}
    union all select 'account', patient.id from patient_journeys journey join users patient on patient.id = journey.patient_id
      where journey.id = ${id}
    union all select 'account', patient.id from cases join users patient on patient.id = cases.person_id
      where cases.id = ${id} and cases.journey_id is null
    union all select 'enquiry', item.id from cases join inbox_items item on item.id = cases.inbox_item_id
      where cases.id = ${id} and cases.journey_id is null
    limit 1`.execute(database);
  return rows[0];
}

/**
 * All records of the person that one belongs to: from record to record by address, phone number, the request that was made of an enquiry,
 * and what the staff merged. A record that was taken out leads on by the staff's merges alone.
 */
export async function recordsOf(
  database: Kysely<Tables>,
  start: PersonRecord,
): Promise<{ records: FoundRecord[]; is_cut: boolean }> {
  const records = new Map<string, FoundRecord>();
  let next = await readRecords(database, [{ ...start, match: 'asked' }]);
  while (next.length > 0 && records.size < PERSON_RECORDS_MAX) {
    for (const record of next) records.set(record.id, record);
    const known = [...records.keys()];
    const [near, merged] = await Promise.all([neighbours(database, next, known), mergedWith(database, next, known)]);
    const found = new Map([...near, ...merged].map((record) => [record.id, record]));
    next = await readRecords(database, [...found.values()]);
  }
  const all = [...records.values()];
  return { records: all.slice(0, PERSON_RECORDS_MAX), is_cut: all.length > PERSON_RECORDS_MAX || next.length > 0 };
}

type Named = PersonRecord & { match: PersonMatch };
const idsOf = (records: readonly PersonRecord[], kind: PersonRecord['kind']): string[] =>
  records.filter((record) => record.kind === kind).map(({ id }) => id);

const DIGITS = sql<string | null>`regexp_replace(item.phone, '\\D', '', 'g')`;
const apart = (column: 'enquiry_id' | 'account_id') =>
  sql<boolean>`exists (select from person_links link where link.${sql.ref(column)} = item.id and link.kind = 'apart' and link.ended_at is null)`;

async function readRecords(database: Kysely<Tables>, named: readonly Named[]): Promise<FoundRecord[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<Omit<FoundRecord, 'match'>>`
    select 'enquiry' as kind, item.id, lower(item.email) as email, ${DIGITS} as digits, ${apart('enquiry_id')} as is_apart
    from inbox_items item where item.id = any (${idsOf(named, 'enquiry')})
    union all
    select 'account', item.id, lower(item.email), ${DIGITS}, ${apart('account_id')}
    from users item where item.id = any (${idsOf(named, 'account')})`.execute(database);
  const matches = new Map(named.map(({ id, match }) => [id, match]));
  return rows.map((row) => Object.assign(row, { match: matches.get(row.id) ?? ('asked' as const) }));
}

/** Records with the address or the number of one of these, and those that a request joins to them; never one that was taken out. */
async function neighbours(
  database: Kysely<Tables>,
  from: readonly FoundRecord[],
  known: readonly string[],
): Promise<Named[]> {
  const joined = from.filter(({ is_apart }) => !is_apart);
  const emails = joined.map(({ email }) => email);
  const numbers = joined.flatMap(({ digits }) => (digits !== null && digits.length >= SHORTEST_PHONE ? [digits] : []));
  const { rows } = await sql<Named>`
    with own as (
      select number from unnest(${numbers}::text[]) number where ${ADDRESSES_MAX} >= (select count(*) from (
        select lower(item.email) from inbox_items item where item.phone is not null and ${DIGITS} = number
        union select lower(item.email) from users item
          where item.phone is not null and ${DIGITS} = number and item.role = any (${PATIENT_ROLES})) address)
    ), near as (
      select 'enquiry' as kind, item.id, case when lower(item.email) = any (${emails}) then 'email' else 'phone' end as match
      from inbox_items item
      where (lower(item.email) = any (${emails}) or (item.phone is not null and ${DIGITS} in (select number from own))) and not ${apart('enquiry_id')}
      union all
      select 'account', item.id, case when lower(item.email) = any (${emails}) then 'email' else 'phone' end
      from users item
      where (lower(item.email) = any (${emails}) or (item.phone is not null and ${DIGITS} in (select number from own)))
        and item.role = any (${PATIENT_ROLES}) and not ${apart('account_id')}
      union all
      select 'account', item.id, 'request' from treatment_requests request join users item on item.id = request.patient_id
      where request.inbox_item_id = any (${idsOf(joined, 'enquiry')}) and not ${apart('account_id')}
      union all
      select 'enquiry', item.id, 'request' from treatment_requests request join inbox_items item on item.id = request.inbox_item_id
      where request.patient_id = any (${idsOf(joined, 'account')}) and not ${apart('enquiry_id')}
    )
    select kind, id, min(match) as match from near where id <> all (${known}) group by kind, id
    limit ${PERSON_RECORDS_MAX}`.execute(database);
  return rows;
}

async function mergedWith(
  database: Kysely<Tables>,
  from: readonly PersonRecord[],
  known: readonly string[],
): Promise<Named[]> {
  const ids = from.map(({ id }) => id);
  const { rows } = await sql<Named>`
    with side as (
      select coalesce(enquiry_id, account_id) as one, coalesce(other_enquiry_id, other_account_id) as other,
        enquiry_id is not null as one_is_enquiry, other_enquiry_id is not null as other_is_enquiry
      from person_links where kind = 'merged' and ended_at is null
        and (enquiry_id = any (${ids}) or account_id = any (${ids}) or other_enquiry_id = any (${ids}) or other_account_id = any (${ids}))
    )
    select distinct case when is_enquiry then 'enquiry' else 'account' end as kind, id, 'staff' as match
    from side cross join lateral (values (one, one_is_enquiry), (other, other_is_enquiry)) each (id, is_enquiry)
    where id <> all (${known})`.execute(database);
  return rows;
}
