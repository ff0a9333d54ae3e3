import { randomUUID } from 'node:crypto';

const DAY = 24 * 60 * 60 * 1000;
const INDIA = 'Asia/Kolkata';

/** What a row has when it says nothing of it: of the demo's rows, and of those that tests add. Times are those of the call. */
const USUAL: Readonly<Record<string, (now: Date) => object>> = {
  admissions: () => ({ status: 'admitted' }),
  appointments: (now) => ({ kind: 'video', status: 'held', held_until: now, holder_hash: 'x', changed_at: now }),
  assignments: () => ({ status: 'offered', brief: 'Please help.' }),
  bills: () => ({ kind: 'interim', status: 'sent' }),
  case_payments: () => ({ kind: 'deposit', amount: 90_000, currency: 'USD' }),
  check_ins: () => ({ day: 3, due_on: 'today', red_flags: [] }),
  companions: (now) => ({
    email: `${randomUUID()}@people.example`,
    name: 'A son',
    relation: 'Son',
    language: 'en',
    may: ['see_journey'],
    accepted_at: now,
  }),
  doctor_availability: () => ({ time_zone: INDIA, kinds: ['video'] }),
  documents: () => ({ kind: 'report', status: 'uploaded' }),
  files: () => ({
    owner_kind: 'document',
    owner_id: randomUUID(),
    file_name: 'report.pdf',
    media_type: 'application/pdf',
    size: 10,
    sha256: 'a'.repeat(64),
    storage_key: randomUUID(),
  }),
  journey_entries: (now) => ({ event: 'note', visibility: 'public', at: now }),
  journey_tasks: () => ({ stage_number: 2, title: 'Send your passport', owner_kind: 'patient', status: 'open' }),
  laboratory_orders: () => ({ ordered_by: randomUUID(), status: 'ordered', tests: ['potassium'] }),
  medical_opinions: () => ({ doctor_id: randomUUID(), summary: 'Fit.', fit_to_travel: 'yes' }),
  messages: () => ({ document_ids: [] }),
  partners: () => ({ company_name: 'A partner', status: 'active' }),
  patient_journeys: () => ({ current_stage: 1, stage_statuses: {}, journey_data: {}, status: 'open' }),
  prescriptions: () => ({ doctor_id: randomUUID(), status: 'written' }),
  quotes: (now) => ({ status: 'sent', valid_until: new Date(now.getTime() + 20 * DAY) }),
  quote_lines: () => ({ position: 1, category: 'surgeon', label: 'Surgeon', quantity: 1, included: true }),
  record_grants: (now) => ({ kind: 'report', reason: '', starts_at: now }),
  security_events: () => ({ event_type: 'user_login', details: {} }),
  service_catalog_items: () => ({ status: 'published' }),
  service_catalog_versions: () => ({
    number: 1,
    status: 'published',
    form: [],
    targets: {},
    approvals: [],
    ask_roles: [],
  }),
  threads: () => ({ kind: 'partner' }),
  travel_legs: (now) => ({ starts_at: now, zone: INDIA, status: 'planned' }),
  treatment_requests: () => ({ priority_level: 'medium', status: 'in_review' }),
  users: (now) => ({
    email: `${randomUUID()}@people.example`,
    name: 'A colleague',
    email_verified_at: now,
    access_changed_at: now,
  }),
};

/** A row of a table, whole. */
export function usualRow<Row extends object>(table: string, row: Row): Row {
  return { ...USUAL[table]?.(new Date()), ...row };
}
