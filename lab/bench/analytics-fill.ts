import { withClient } from '@ayana/tooling/database/index.ts';

/** Patients that the journeys are spread over. */
const PATIENTS = 20_000;

/**
 * Adds journeys up to `size` over the last 36 months: a quarter from one country, half from one source, a tenth for one treatment, an
 * eighth at one hospital, so that no question is easy because everything is spread evenly. Half of them go as far as a quote, a quarter is
 * accepted, a fifth comes home.
 */
export function fillAnalytics(url: string, size: number): Promise<void> {
  return withClient(url, async (client) => {
    // What is left to vacuum and to write is not measured.
    await client.query(`set synchronous_commit = off`);
    // Nor are triggers, which would note each of these rows, and take longer than the rows: they are noted below.
    await client.query(`set session_replication_role = replica`);
    await client.query(UNREAD_INDEXES);
    for (const { text, values } of [
      { text: MADE, values: [size] },
      ...FILLS.map((each) => ({ text: each, values: [] })),
    ])
      await client.query(text, values);
    await client.query(`truncate analytics_changes`);
    await client.query(
      `insert into analytics_changes (kind, subject_id) select case when enquiry then 'enquiry' else 'journey' end, id from made`,
    );
    await client.query('analyze');
  });
}

/** As `fillAnalytics`, but only the cases that would be counted from those journeys: the views read nothing else. */
export function fillCases(url: string, size: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(`set synchronous_commit = off`);
    await client.query(MADE, [size]);
    await client.query(CASES);
    await client.query(
      `insert into analytics_stale_months (month) select distinct month from analytics_cases on conflict do nothing`,
    );
    await client.query('analyze');
  });
}

/** Indexes of the lists of the staff, which take longer to fill than everything that is measured. */
const UNREAD_INDEXES = `do $$
  declare
    v_index regclass;
  begin
    for v_index in select indexrelid from pg_index
      where indrelid in ('inbox_items'::regclass, 'treatment_requests'::regclass, 'patient_journeys'::regclass) and not indisunique
    loop
      execute format('drop index %s', v_index);
    end loop;
  end $$`;

/** A number from 0 to 1 that is always the same for one `n` and salt. */
const chance = (salt: string): string => `(hashint8extended(n, ${salt}) & 1048575) / 1048576.0`;
/** One of many, the first ones more often. */
const skewed = (list: string, salt: string): string =>
  `${list}[1 + floor(array_length(${list}, 1) * power(${chance(salt)}, 2.4))::integer]`;

const MADE = `
  create temporary table made as
  with staff as materialized (select array_agg(id order by email) as ids from users where role in ('ayana_staff', 'super_admin', 'admin')),
    treatments as materialized (select array_agg(id order by id) as ids from treatments),
    hospitals as materialized (select array_agg(id order by id) as ids from partner_hospitals)
  select n, gen_random_uuid() as id, gen_random_uuid() as request_id,
    patient_of.id as patient_id, ${chance('1')} < 0.75 as enquiry,
    now() - interval '1080 days' * ${chance('2')} as begun,
    case when ${chance('3')} < 0.65 then 'contact' when ${chance('3')} < 0.9 then 'consultation' else 'video_consultation' end as kind,
    ${skewed('treatments.ids', '4')} as treatment_id, ${skewed('hospitals.ids', '5')} as hospital_id,
    staff.ids[1 + n % array_length(staff.ids, 1)] as manager_id, ${chance('6')} as luck, ${chance('7')} as speed
  from (select generate_series(1, $1::integer)::bigint as n) numbers
  cross join staff cross join treatments cross join hospitals
  cross join lateral (select md5('bench patient ' || n % ${PATIENTS})::uuid as id) patient_of`;

/** The country of patient `n`. */
const COUNTRY = `
     (array['Bangladesh','Iraq','Oman','Kenya','Nigeria','Somalia','Nepal','Uzbekistan','Sri Lanka','Tanzania','Ethiopia','Ghana','Yemen',
       'Uganda','Sudan','Fiji','Bhutan','Maldives','Rwanda','Zambia','Qatar','Kuwait','Russia','Myanmar','Malawi','Egypt','Bahrain',
       'Botswana','Mauritius','Zimbabwe'])[1 + floor(30 * power(${chance('8')}, 2.4))::integer]`;

const CASES = `
  insert into analytics_cases
  select id, analytics_month(begun), countries.country, case when enquiry then kind else 'portal' end, treatment_id,
    case when luck < 0.5 then hospital_id end,
    case when luck < 0.2 then 9 when luck < 0.22 then 8 when luck < 0.25 then 6 when luck < 0.5 then 5 when luck < 0.6 then 4
      when luck < 0.8 then 3 else 2 end,
    case when enquiry then analytics_step(begun, begun + interval '2 days' * power(speed, 3)) end,
    case when luck < 0.6 then analytics_step(begun, begun + interval '12 days' * speed) end,
    case when luck < 0.5 then analytics_step(begun, begun + interval '20 days' * speed) end,
    case when luck < 0.25 then 'accepted' when luck < 0.4 then 'declined' when luck < 0.5 then 'lapsed' end,
    (luck < 0.25)::integer, 0, 0, (luck >= 0.25 and luck <= 0.3)::integer, (luck > 0.3 and luck < 0.4)::integer,
    (luck >= 0.4 and luck < 0.5)::integer, 0,
    asked.answered, asked.fever, 0, asked.fever, 0, 0, 0,
    manager_id, case when enquiry then manager_id end, case when n % 3 = 0 then 'open' else 'closed' end, false
  from made
  join (select n as patient, ${COUNTRY} as country from (select generate_series(0, ${PATIENTS - 1})::bigint as n) each) countries
    on countries.patient = made.n % ${PATIENTS}
  cross join lateral (select case when luck < 0.2 then 2 else 0 end as answered, case when luck < 0.2 and made.n % 9 = 0 then 2 else 0 end as fever) asked`;

const FILLS: readonly string[] = [
  `insert into users (id, email, name, role, country, access_changed_at, created_at, updated_at)
   select md5('bench patient ' || n)::uuid, 'figures-' || n || '@demo.ayana.test', 'Patient ' || n, 'patient',
     ${COUNTRY},
     now(), now(), now() from generate_series(0, ${PATIENTS - 1}) n`,
  `insert into inbox_items (id, kind, status, name, email, country, received_at, due_at, updated_at)
   select id, kind, 'closed', 'Patient ' || n, 'figures-' || n || '@demo.ayana.test', null, begun, begun, begun from made where enquiry`,
  `insert into inbox_timeline (id, item_id, event, at, actor_id, to_status)
   select gen_random_uuid(), id, 'reply', begun + interval '2 days' * power(speed, 3), manager_id, 'answered' from made where enquiry`,
  `insert into treatment_requests (id, patient_id, treatment_id, priority_level, status, inbox_item_id, version, created_at, updated_at)
   select request_id, patient_id, treatment_id, 'medium', 'in_review', case when enquiry then id end, 1, begun, begun from made`,
  `insert into patient_journeys (id, patient_id, treatment_request_id, current_stage, stage_statuses, journey_data, case_manager_id, status,
     version, created_at, updated_at)
   select id, patient_id, request_id, 1,
     case when luck < 0.8 then jsonb_build_object('2', jsonb_build_object('status', 'completed', 'completed_at', begun + interval '5 days'))
       else '{}' end,
     '{}', manager_id, case when n % 3 = 0 then 'open' else 'closed' end, 1, begun, begun from made`,
  `insert into medical_opinions (id, journey_id, doctor_id, version, summary, fit_to_travel, signed_at, created_at, updated_at)
   select gen_random_uuid(), id, manager_id, 1, 'Fit.', 'yes', begun + interval '12 days' * speed, begun, begun from made where luck < 0.6`,
  `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, sent_at, decided_at, decision_reason,
     revision, created_at, updated_at)
   select md5('bench quote ' || n)::uuid, id, hospital_id, 1, case when luck < 0.25 then 'accepted' when luck < 0.4 then 'declined' else 'expired' end,
     'USD', '2099-12-31', begun + interval '20 days' * speed, begun + interval '30 days' * speed,
     case when luck between 0.25 and 0.3 then 'Too far.' end, 1, begun, begun
   from made where luck < 0.5`,
  `insert into admissions (id, journey_id, quote_id, partner_hospital_id, status, admitted_at, discharged_at, version, created_at, updated_at)
   select gen_random_uuid(), id, md5('bench quote ' || n)::uuid, hospital_id, 'discharged', begun + interval '60 days', begun + interval '70 days',
     1, begun, begun from made where luck < 0.22`,
  `insert into check_ins (id, journey_id, day, due_on, red_flags, answered_at, created_at, updated_at)
   select gen_random_uuid(), id, day, begun::date + 80, case when n % 9 = 0 then array['fever'] else '{}' end, begun + interval '83 days', begun, begun
   from made cross join (values (3), (7)) days (day) where luck < 0.2`,
];
