import { withClient } from '@ayana/tooling/database/index.ts';

/**
 * Gives made cases facts, and what was left open beside them before there were facts: of every five one has an accepted quote and the tasks to
 * ask for one and to choose, one has a signed opinion and the task to choose a doctor, one was withdrawn, and one says "Scheduled" for no
 * known reason.
 */
export function fillFacts(url: string): Promise<void> {
  return withClient(url, async (client) => {
    for (const statement of FILLS) await client.query(statement);
    await client.query('analyze');
  });
}

const MADE = `select journey.id, journey.patient_id, journey.treatment_request_id as request_id, journey.created_at as begun,
    row_number() over (order by journey.id) as n
  from patient_journeys journey join users patient on patient.id = journey.patient_id
  where patient.email like 'case-%@demo.ayana.test'`;

const FILLS: readonly string[] = [
  `create temporary table made_facts as ${MADE}`,
  `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, created_by, sent_at, decided_at, revision,
     created_at, updated_at)
   select gen_random_uuid(), made.id, hospital.id, 1, 'accepted', 'USD', current_date + 30, made.patient_id, made.begun + interval '2 days',
     made.begun + interval '3 days', 1, made.begun, made.begun
   from made_facts made, (select id from partner_hospitals order by id limit 1) hospital where made.n % 5 = 0`,
  `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, due_at, status, automation, version, created_at, updated_at)
   select gen_random_uuid(), made.id, 5, 'Left open', left_open.owner, now(), 'open', left_open.name, 1, made.begun, made.begun
   from made_facts made, (values ('ask_to_choose', 'patient'), ('ask_quotes', 'case_manager')) left_open (name, owner) where made.n % 5 = 0`,
  `insert into medical_opinions (id, journey_id, doctor_id, summary, fit_to_travel, signed_at, version, created_at, updated_at)
   select gen_random_uuid(), made.id, doctor.id, 'An operation is advised.', 'yes', made.begun + interval '1 day', 1, made.begun, made.begun
   from made_facts made, (select id from users where role = 'doctor' order by id limit 1) doctor where made.n % 5 = 1`,
  `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, due_at, status, automation, version, created_at, updated_at)
   select gen_random_uuid(), id, 3, 'Left open', 'case_manager', now(), 'open', 'ask_opinion', 1, begun, begun from made_facts where n % 5 = 1`,
  `update treatment_requests request set status = 'withdrawn', set_status = 'withdrawn', set_status_at = made.begun + interval '4 days'
   from made_facts made where made.request_id = request.id and made.n % 5 = 2`,
  `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, due_at, status, automation, version, created_at, updated_at)
   select gen_random_uuid(), id, 2, 'Left open', 'patient', now(), 'open', 'ask_for_records', 1, begun, begun from made_facts where n % 5 = 2`,
  `update treatment_requests request set status = 'scheduled' from made_facts made where made.request_id = request.id and made.n % 5 = 3`,
];
