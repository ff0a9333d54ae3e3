import { withClient } from '@ayana/tooling/database/index.ts';

/**
 * Adds journeys up to `size` with what a case has after a while: a third is closed, the others are spread over the stages; a case manager for
 * nine of ten. Each has a request, three tasks, two papers, sixteen messages and a line on its timeline for each stage.
 */
export function fillJourneys(url: string, size: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(`create temporary table made as ${MADE}`, [size]);
    for (const statement of FILLS) await client.query(statement);
    // As a desk's database is: otherwise autovacuum does it while the first answers are measured.
    await client.query('vacuum analyze');
  });
}

/** Case managers by turns, the first of them the one who measures. */
const MADE = `
  select n, gen_random_uuid() as id, gen_random_uuid() as patient_id, gen_random_uuid() as request_id, gen_random_uuid() as thread_id,
    gen_random_uuid() as file_id, case when n % 10 = 9 then null else staff.ids[1 + n % array_length(staff.ids, 1)] end as manager_id,
    1 + n % 9 as stage, case when n % 3 = 0 then 'closed' else 'open' end as status,
    now() - interval '400 days' * random() - interval '5 days' as begun, treatments.ids[1 + n % array_length(treatments.ids, 1)] as treatment_id
  from generate_series(1, $1::integer - (select count(*)::integer from patient_journeys)) n,
    (select array_agg(id order by email) as ids from users where role in ('ayana_staff', 'super_admin', 'admin')) staff,
    (select array_agg(id order by id) as ids from treatments) treatments`;

const FILLS: readonly string[] = [
  `insert into users (id, email, name, role, country, access_changed_at, created_at, updated_at)
   select patient_id, 'case-' || n || '@demo.ayana.test', 'Patient ' || n, 'patient', (array['BD','KE','IQ','NG','OM'])[1 + n % 5],
     begun, begun, begun from made`,
  `insert into treatment_requests (id, patient_id, treatment_id, priority_level, status, patient_notes, version, created_at, updated_at)
   select request_id, patient_id, treatment_id, (array['low','medium','high','urgent'])[1 + n % 4], 'in_review',
     'My knee has hurt for a year, and I cannot climb stairs.', 1, begun, begun from made`,
  `insert into patient_journeys (id, patient_id, treatment_request_id, current_stage, stage_statuses, journey_data, case_manager_id, status,
     version, created_at, updated_at)
   select id, patient_id, request_id, stage,
     (select jsonb_object_agg(number, case
         when number <= stage then jsonb_build_object('status', 'completed', 'completed_at', begun + number * interval '4 hours')
         else jsonb_build_object('status', 'pending', 'completed_at', null) end) from generate_series(1, least(stage + 1, 10)) number),
     '{}', manager_id, status, 1, begun, begun + interval '1 day' from made`,
  `insert into journey_entries (id, at, treatment_request_id, journey_id, event, visibility, actor_id, stage_number, to_state)
   select gen_random_uuid(), begun + number * interval '4 hours', null, id, 'stage', 'public', manager_id, number, 'completed'
   from made, generate_series(1, stage) number`,
  `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, due_at, status, version, created_at, updated_at)
   select gen_random_uuid(), id, stage, (array['Call the patient','Check the papers','Ask for a quote'])[number],
     case number when 1 then 'patient' else 'case_manager' end, now() + interval '30 days' * (random() - 0.3),
     case when status = 'closed' or number = 3 then 'done' else 'open' end, 1, begun, begun
   from made, generate_series(1, 3) number`,
  `insert into files (id, owner_kind, owner_id, file_name, media_type, size, sha256, storage_key, uploaded_by, created_at)
   select file_id, 'document', file_id, 'report.pdf', 'application/pdf', 1000, repeat('0', 64), file_id, patient_id, begun from made`,
  `insert into documents (id, journey_id, kind, status, file_id, uploaded_by, uploaded_at, version, created_at, updated_at)
   select file_id, id, 'report', case when n % 10 = 0 then 'uploaded' else 'checked' end, file_id, patient_id,
     now() - interval '3 days' * random(), 1, begun, begun from made
   union all select gen_random_uuid(), id, 'imaging', 'wanted', null, null, null, 1, begun, begun from made`,
  `insert into threads (id, journey_id, kind, created_at, updated_at) select thread_id, id, 'patient', begun, begun + interval '16 hours' from made`,
  `insert into messages (id, thread_id, author_id, text, document_ids, created_at)
   select gen_random_uuid(), thread_id, case when number % 2 = 0 then manager_id else patient_id end, 'Message ' || number, '{}',
     begun + number * interval '1 hour'
   from made, generate_series(1, 16) number`,
  // One of twenty has messages that the case manager has not read.
  `insert into message_reads (thread_id, user_id, read_until)
   select thread_id, manager_id, begun + interval '15 hours' * case when n % 20 = 0 then 0.5 else 2 end from made where manager_id is not null`,
];
