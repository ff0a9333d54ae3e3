import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** One file of an export: its name, and a query for its rows. What the patient does not see is left out here. */
type Source = (journeyId: string, patientId: string) => ReturnType<typeof sql>;

const SOURCES: Readonly<Record<string, Source>> = {
  account: (_journey, patient) => sql`
    select email, name, first_name, last_name, phone, country, city, date_of_birth, time_zone, language, created_at
      from users where id = ${patient}`,
  details: (
    _journey,
    patient,
  ) => sql`select patient_id, passport_name, nationality, passport_number, attendants, special_needs, emergency_name, emergency_phone,
      version, updated_at from patient_details where patient_id = ${patient}`,
  health_summaries: (
    _journey,
    patient,
  ) => sql`select health.*, person.name as answered_by_name from health_summaries health
      left join users person on person.id = health.answered_by where health.patient_id = ${patient} order by health.version`,
  // Why it was closed is in the words of the staff, unless the patient closed it.
  journey: (journey) => sql`
    select id, patient_id, treatment_request_id, current_stage, stage_statuses, journey_data, case_manager_id, status,
        case when closed_by = patient_id then closed_reason end as closed_reason, version, created_at, updated_at
      from patient_journeys where id = ${journey}`,
  // Admin notes are those of the staff.
  treatment_requests: (_journey, patient) => sql`
    select to_jsonb(request) - 'admin_notes' as request, treatment.name as treatment
      from treatment_requests request left join treatments treatment on treatment.id = request.treatment_id
      where request.patient_id = ${patient} order by request.created_at, request.id`,
  consents: (_journey, patient) => sql`
    select at, subject, topic, given, source from consent_entries where user_id = ${patient} order by at, id`,
  // Those of the journey, and those that were asked for from the confirmed address.
  appointments: (journey, patient) => sql`
    select asked.id, asked.consultation_type, asked.preferred_date, asked.preferred_time, asked.procedure_interest,
      asked.medical_condition, asked.notes, asked.reason, asked.created_at,
      slot.status, slot.starts_at, slot.ends_at, slot.time_zone, doctor.full_name as doctor
      from video_consultations asked
      left join appointments slot on slot.video_consultation_id = asked.id and slot.status in ('booked', 'cancelled')
      left join doctors doctor on doctor.id = slot.doctor_id
      where asked.journey_id = ${journey}
        or lower(asked.email) = (select lower(email) from users where id = ${patient} and email_verified_at is not null)
      order by asked.created_at, asked.id`,
  timeline: (journey) => sql`
    select entry.*, person.name as actor from journey_entries entry left join users person on person.id = entry.actor_id
      where entry.journey_id = ${journey} and entry.visibility = 'public' order by entry.at, entry.id`,
  documents: (journey) => sql`
    select document.*, file.file_name, file.media_type, file.size, file.sha256
      from documents document left join files file on file.id = document.file_id
      where document.journey_id = ${journey} and document.removed_at is null order by document.created_at, document.id`,
  paper_requests: (journey) => sql`
    select asked.id, asked.document_id, asked.kind, asked.reason, asked.created_at from paper_requests asked
      where asked.journey_id = ${journey} order by asked.created_at, asked.id`,
  record_grants: (journey) => sql`select * from record_grants where journey_id = ${journey} order by created_at, id`,
  record_accesses: (journey) => sql`
    select access.*, person.name as by_name from record_accesses access left join users person on person.id = access.by_user_id
      where access.journey_id = ${journey} order by access.at, access.id`,
  notifications: (journey, patient) => sql`
    select * from patient_notifications where patient_id = ${patient} and (journey_id = ${journey} or journey_id is null)
      order by created_at, id`,
  tasks: (journey) => sql`
    select * from journey_tasks where journey_id = ${journey} and owner_kind = 'patient' order by created_at, id`,
  assignments: (journey) => sql`
    select assignment.id, assignment.kind, assignment.status, assignment.due_at, assignment.created_at,
      coalesce(person.name, partner.company_name) as assignee
      from assignments assignment left join users person on person.id = assignment.assignee_user_id
      left join partners partner on partner.id = assignment.partner_id
      where assignment.journey_id = ${journey} order by assignment.created_at, assignment.id`,
  opinions: (journey) => sql`
    select * from medical_opinions where journey_id = ${journey} and signed_at is not null order by created_at, id`,
  // Also those of talks that were asked for from the confirmed address.
  consultation_notes: (journey, patient) => sql`
    select note.id, note.appointment_id, note.version, note.reason, note.findings, note.advice, note.next_steps, note.signed_at,
      doctor.full_name as doctor
      from consultation_notes note join appointments slot on slot.id = note.appointment_id
      join video_consultations asked on asked.id = slot.video_consultation_id join doctors doctor on doctor.id = note.doctor_id
      where note.signed_at is not null and (asked.journey_id = ${journey}
        or lower(asked.email) = (select lower(email) from users where id = ${patient} and email_verified_at is not null))
      order by note.signed_at, note.id`,
  consultation_attendances: (journey, patient) => sql`
    select stay.appointment_id, stay.role, stay.joined_at, stay.admitted_at, stay.left_at, person.name
      from consultation_attendances stay join appointments slot on slot.id = stay.appointment_id
      join video_consultations asked on asked.id = slot.video_consultation_id left join users person on person.id = stay.user_id
      where asked.journey_id = ${journey}
        or lower(asked.email) = (select lower(email) from users where id = ${patient} and email_verified_at is not null)
      order by stay.joined_at, stay.id`,
  quotes: (journey) => sql`
    select quote.*, (select coalesce(json_agg(line order by line.position), '[]') from quote_lines line
        where line.quote_id = quote.id) as lines,
      (select coalesce(json_agg(question order by question.asked_at, question.id), '[]') from quote_questions question
        where question.quote_id = quote.id) as questions
      from quotes quote where quote.journey_id = ${journey} and quote.sent_at is not null order by quote.created_at, quote.id`,
  bills: (journey) => sql`
    select bill.*, (select coalesce(json_agg(line order by line.position), '[]') from bill_lines line
        where line.bill_id = bill.id) as lines
      from bills bill where bill.journey_id = ${journey} and bill.sent_at is not null order by bill.created_at, bill.id`,
  case_payments: (journey) => sql`
    select id, quote_id, kind, amount, currency, due_on, how, reported_at, received_at, waived_at, waived_reason
      from case_payments where journey_id = ${journey} order by created_at, id`,
  admissions: (journey) => sql`
    select id, quote_id, partner_hospital_id, status, expected_on, admitted_at, room, discharged_at
      from admissions where journey_id = ${journey} order by created_at, id`,
  discharge_summaries: (journey) => sql`
    select id, quote_id, document_id, version, diagnosis, treatment_given, medicines, warning_signs, follow_up, fit_to_fly,
      fit_to_fly_from, flight_needs, reason, signed_at
      from discharge_summaries where journey_id = ${journey} order by version`,
  visa_letters: (journey) => sql`
    select id, quote_id, document_id, code, status, admission_on, stay_until, attendants, issued_at, ended_at
      from visa_letters where journey_id = ${journey} order by issued_at, id`,
  messages: (journey) => sql`
    select message.id, message.author_id, person.name as author, message.channel,
      message.from_address, message.is_confirmed, message.confirmed_at, message.sent_to, message.text, message.document_ids, message.created_at
      from messages message join threads thread on thread.id = message.thread_id and thread.kind in ('patient', 'traveller')
      left join users person on person.id = message.author_id
      where thread.journey_id = ${journey} order by message.created_at, message.id`,
  travel_legs: (journey) => sql`select * from travel_legs where journey_id = ${journey} order by starts_at, id`,
  visa_applications: (journey) =>
    sql`select * from visa_applications where journey_id = ${journey} order by created_at, id`,
  visa_periods: (journey) => sql`
    select id, valid_until, reference, said_at from visa_periods where journey_id = ${journey} order by said_at, id`,
  form_c_filings: (journey) => sql`
    select id, admission_id, leg_id, number, filed_on, filed_at from form_c_filings where journey_id = ${journey} order by filed_at, id`,
  check_ins: (journey) => sql`select * from check_ins where journey_id = ${journey} order by day`,
  // Results are the patient's once they are released.
  laboratory_orders: (journey) => sql`
    select lab.id, lab.status, lab.tests, lab.sampled_at, lab.released_at, lab.created_at,
      case when lab.status = 'released' then (select coalesce(json_agg(json_build_object('test', result.test_code, 'comparator', result.comparator,
          'value', result.value, 'digits', result.digits, 'text', result.text, 'method', result.method, 'unit', result.unit, 'low', result.low, 'high', result.high, 'flag', result.flag) order by result.test_code), '[]')
        from laboratory_results result where result.laboratory_order_id = lab.id) end as results
      from laboratory_orders lab where lab.journey_id = ${journey} order by lab.created_at, lab.id`,
  prescriptions: (journey) => sql`
    select script.id, script.status, script.ready_at, script.created_at, doctor.name as written_by,
      (select coalesce(json_agg(to_jsonb(item) - 'prescription_id' - 'substitute' order by item.position), '[]')
        from prescription_items item where item.prescription_id = script.id) as items,
      (select coalesce(json_agg(json_build_object('received_by', given.received_by, 'delivered_at', given.delivered_at,
          'items', given.items) order by given.delivered_at), '[]')
        from prescription_deliveries given where given.prescription_id = script.id) as deliveries,
      (select coalesce(json_agg(json_build_object('code', signed.code, 'status', signed.status, 'signed_at', signed.signed_at,
          'signed_by', signed.signer_name, 'registration_number', signed.registration_number, 'council', signed.council,
          'sha256', signed.sha256) order by signed.signed_at), '[]')
        from prescription_signatures signed where signed.prescription_id = script.id) as signatures
      from prescriptions script left join users doctor on doctor.id = script.doctor_id
      where script.journey_id = ${journey} order by script.created_at, script.id`,
  companions: (journey) => sql`select * from companions where journey_id = ${journey} order by created_at, id`,
};

/** What of them a case has before its journey begins. */
const BEFORE_JOURNEY = new Set(['timeline', 'documents', 'record_accesses', 'messages']);

const INTAKE_SOURCES: typeof SOURCES = {
  case: (id) => sql`select id, case_number, source, created_at from cases where id = ${id}`,
  treatment_request: (id) => sql`
    select to_jsonb(request) - 'admin_notes' as request, treatment.name as treatment
      from cases join treatment_requests request on request.id = cases.treatment_request_id
      left join treatments treatment on treatment.id = request.treatment_id where cases.id = ${id}`,
  ...Object.fromEntries(Object.entries(SOURCES).filter(([name]) => BEFORE_JOURNEY.has(name))),
};

/**
 * Everything the patient sees of a case, by the name of its file.
 * @param isIntake its journey has not begun
 */
export async function caseData(
  database: Kysely<Tables>,
  caseId: string,
  patientId: string,
  isIntake: boolean,
): Promise<ReadonlyMap<string, unknown[]>> {
  const data = new Map<string, unknown[]>();
  for (const [name, source] of Object.entries(isIntake ? INTAKE_SOURCES : SOURCES)) {
    const { rows } = await source(caseId, patientId).execute(database);
    data.set(name, rows);
  }
  return data;
}
