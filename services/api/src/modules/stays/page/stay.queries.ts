import {
  STAY_CHECKS,
  type Stay,
  type StayBill,
  type StayCheck,
  type StayFollowUp,
  stayGaps,
  type StayNote,
  type StaySummary,
  type StayUpdate,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { shown, type StoredAdmission } from '../admissions/admissions.queries.js';
import { consentOf, type ConsentReader } from '../consents/consents.queries.js';
import { stayFactsOf } from '../gaps/stay-facts.queries.js';

const iso = (value: string | null): string | null => (value === null ? null : isoTime(value));

/** Every usual check, said or not, then those of the hospital’s own. */
async function checksOf(database: Kysely<Tables>, id: string): Promise<StayCheck[]> {
  const { rows } = await sql<StayCheck>`
    select said.kind, said.label, said.state, said.note, said.blood_units, said.blood_group, person.name as by, said.said_at as at
    from stay_checks said left join users person on person.id = said.said_by
    where said.admission_id = ${id} order by said.said_at, said.id`.execute(database);
  const open = (kind: StayCheck['kind']): StayCheck => ({
    kind,
    label: '',
    state: 'open',
    note: null,
    blood_units: null,
    blood_group: null,
    by: null,
    at: null,
  });
  const said = rows.map((row) => Object.assign(row, { at: iso(row.at) }));
  const usual = STAY_CHECKS.filter((kind) => kind !== 'other');
  return [
    ...usual.map((kind) => said.find((check) => check.kind === kind) ?? open(kind)),
    ...said.filter(({ kind }) => kind === 'other'),
  ];
}

async function notesOf(database: Kysely<Tables>, id: string): Promise<StayNote[]> {
  const { rows } = await sql<StayNote>`
    select written.id, written.text, person.name as author, written.at
    from stay_notes written left join users person on person.id = written.author_id
    where written.admission_id = ${id} order by written.at desc, written.id desc`.execute(database);
  return rows.map((row) => Object.assign(row, { at: isoTime(row.at) }));
}

/** The newest first. */
export async function updatesWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<StayUpdate[]> {
  const { rows } = await sql<StayUpdate>`
    select written.id, written.journey_id, hospital.hospital_name, written.text, person.name as author, written.at
    from stay_updates written
      join admissions stay on stay.id = written.admission_id
      join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
      left join users person on person.id = written.author_id
    where ${condition} order by written.at desc, written.id desc`.execute(database);
  return rows.map((row) => Object.assign(row, { at: isoTime(row.at) }));
}

async function followUpsOf(database: Kysely<Tables>, id: string): Promise<StayFollowUp[]> {
  const { rows } = await sql<StayFollowUp>`
    select later.id, later.kind, later.at, later.text, person.name as by,
      exists (select 1 from admissions stay join journey_tasks task on task.journey_id = stay.journey_id
        where stay.id = later.admission_id and task.automation = 'stay_follow_up.' || later.id and task.status = 'done') as is_done
    from stay_follow_ups later left join users person on person.id = later.added_by
    where later.admission_id = ${id} and later.removed_at is null order by later.at, later.id`.execute(database);
  return rows.map((row) => Object.assign(row, { at: isoTime(row.at) }));
}

interface Head {
  quote_id: string;
  accepted_at: string;
  room_class: Stay['room_class'];
  days_in_hospital: number | null;
  plan: string | null;
  letter_at: string | null;
  arrived_at: string | null;
  is_open: boolean;
}

async function headOf(database: Kysely<Tables>, id: string): Promise<Head> {
  const { rows } = await sql<Head>`
    select quote.id as quote_id, coalesce(quote.decided_at, stay.created_at) as accepted_at, quote.room_class, quote.days_in_hospital,
      stay.plan, letter.issued_at as letter_at, flight.at as arrived_at, journey.status <> 'closed' as is_open
    from admissions stay
      join quotes quote on quote.id = stay.quote_id
      join patient_journeys journey on journey.id = stay.journey_id
      left join visa_letters letter on letter.journey_id = stay.journey_id and letter.status = 'valid'
      left join lateral (select max(coalesce(leg.settled_at, leg.updated_at)) as at from travel_legs leg
        where leg.journey_id = stay.journey_id and leg.kind = 'flight' and leg.status = 'done') flight on true
    where stay.id = ${id}`.execute(database);
  const [head] = rows;
  if (head === undefined) throw notFound();
  return head;
}

async function billsOf(database: Kysely<Tables>, quote: string): Promise<StayBill[]> {
  const { rows } = await sql<StayBill>`
    select bill.kind, bill.status, bill.sent_at from bills bill
    where bill.quote_id = ${quote} and bill.status <> 'replaced' order by bill.created_at, bill.id`.execute(database);
  return rows.map((row) => Object.assign(row, { sent_at: iso(row.sent_at) }));
}

async function summaryOf(database: Kysely<Tables>, quote: string): Promise<StaySummary | null> {
  const { rows } = await sql<StaySummary>`
    select summary.version, coalesce(person.name, '') as signed_by, summary.signed_at, summary.fit_to_fly,
      to_char(summary.fit_to_fly_from, 'YYYY-MM-DD') as fit_to_fly_from
    from discharge_summaries summary left join users person on person.id = summary.signed_by
    where summary.quote_id = ${quote} order by summary.version desc limit 1`.execute(database);
  const [row] = rows;
  return row === undefined ? null : { ...row, signed_at: isoTime(row.signed_at) };
}

/** A stay with all that its hospital and the staff read of it. @param reader the hospital reads no paper of the patient here */
export async function stayOf(
  database: Kysely<Tables>,
  stay: StoredAdmission,
  reader: ConsentReader,
  { now, may_write }: { now: Date; may_write: boolean },
): Promise<Stay> {
  const { id } = stay;
  const head = await headOf(database, id);
  const [checks, consent, notes, updates, follow_ups, bills, summary, facts] = await Promise.all([
    checksOf(database, id),
    consentOf(database, stay, reader),
    notesOf(database, id),
    updatesWhere(database, sql`written.admission_id = ${id}`),
    followUpsOf(database, id),
    billsOf(database, head.quote_id),
    summaryOf(database, head.quote_id),
    stayFactsOf(database, id),
  ]);
  return {
    admission: shown(stay),
    accepted_at: isoTime(head.accepted_at),
    room_class: head.room_class,
    days_in_hospital: head.days_in_hospital,
    plan: head.plan,
    letter: head.letter_at === null ? null : { issued_at: isoTime(head.letter_at) },
    letter_needed: facts?.letter === 'missing' || facts?.letter === 'asked',
    arrived_at: iso(head.arrived_at),
    checks,
    consent,
    notes,
    updates,
    follow_ups,
    bills,
    summary,
    gaps: facts === undefined || !head.is_open ? [] : stayGaps(facts, now),
    may_write: may_write && head.is_open,
  };
}
