import '../../platform/languages/register.js';
import type { Credential } from '@ayana/contracts/organisations';
import type { DischargeSummary, PatientJourney, Prescription, TreatmentRequest } from '@ayana/contracts/journey';
import type { Page } from '../../platform/http/cursor.js';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { Client } from 'pg';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { CredentialClockJob } from '../../modules/organisations/credentials/credential-clock.job.js';
import { pdfPages } from '../../platform/typesetting/testing/pdf-text.js';
import { DEMO_RESOURCES } from '../operations/demo-resources.js';
import { DEMO_SERVICES } from '../service-desk/services.js';
import { seedCaseLife } from './seed-case-life.js';

let api: TestApi;
let folder: string;
const count = async (sql: string): Promise<number> =>
  (await api.database.rows<{ count: number }>(`select count(*)::integer as count from ${sql}`))[0]?.count ?? 0;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'ayana-case-life-'));
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  const clock = new Clock();
  const seed = { ids: new Ids(clock), now: clock.now(), files: { folder } };
  await client.query('begin');
  await seedCaseLife(client, seed);
  // Again changes nothing.
  await seedCaseLife(client, seed);
  await client.query('commit');
  await client.end();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

test('forty patients over all ten stages, each with a request and a case manager', async () => {
  const stages = await api.database.rows<{ current_stage: number; patients: number }>(
    'select current_stage, count(*)::integer as patients from patient_journeys group by 1 order by 1',
  );
  expect(stages).toEqual(Array.from({ length: 10 }, (_, index) => ({ current_stage: index + 1, patients: 4 })));
  expect(await count('patient_journeys where case_manager_id is null or treatment_request_id is null')).toBe(0);
});

test('the patients are of twenty countries and have the languages of their countries', async () => {
  const [found] = await api.database.rows(
    `select count(*)::int as patients, count(distinct person.country)::int as countries, count(distinct person.language)::int as languages,
       (count(*) filter (where person.language = 'en'))::int as english
     from users person where exists (select from patient_journeys where patient_id = person.id)`,
  );
  expect(found).toEqual({ patients: 40, countries: 20, languages: 13, english: 7 });
  // An interpreter can be asked for in each of them.
  const service = DEMO_SERVICES.find(({ name }) => name === 'Interpreter booking');
  const offered = service?.form.find(({ key }) => key === 'language')?.choices;
  const spoken = await api.database.rows<{ language: string }>(
    `select distinct journey_data ->> 'language' as language from patient_journeys where journey_data ->> 'language' <> 'English'`,
  );
  expect(spoken.map(({ language }) => language).toSorted()).toEqual(offered?.toSorted());
  const tags = new Set(
    DEMO_RESOURCES.filter(({ kind }) => kind === 'interpreter').flatMap(({ languages = [] }) => languages),
  );
  const read = await api.database.rows<{ language: string }>(
    `select distinct person.language from users person join patient_journeys on patient_id = person.id`,
  );
  expect(read.filter(({ language }) => !tags.has(language))).toEqual([]);
});

test('doctors give opinions, and hospitals quotes, in their own fields only', async () => {
  const wanted = `join patient_journeys journey on journey.id = work.journey_id
    join treatment_requests request on request.id = journey.treatment_request_id join treatments on treatments.id = request.treatment_id`;
  expect(
    await count(`assignments work ${wanted} left join doctors doctor on doctor.user_id = work.assignee_user_id
      where work.kind = 'opinion' and treatments.department is distinct from doctor.specialization`),
  ).toBe(0);
  for (const table of ['laboratory_orders', 'prescriptions'])
    expect([
      table,
      await count(`${table} work ${wanted} join doctors doctor
        on doctor.user_id = (to_jsonb(work) ->> '${table === 'prescriptions' ? 'doctor_id' : 'ordered_by'}')::uuid
        where treatments.department <> doctor.specialization`),
    ]).toEqual([table, 0]);
  expect(
    await count(`quotes work ${wanted} join partner_hospitals hospital on hospital.id = work.partner_hospital_id
      left join doctors doctor on doctor.id = work.doctor_id and doctor.hospital_id = hospital.id
      where not hospital.departments ? treatments.department or doctor.specialization is distinct from treatments.department`),
  ).toBe(0);
  const [fields] = await api.database.rows<{ treatments: number; doctors: number }>(
    `select count(distinct request.treatment_id)::int as treatments, count(distinct work.assignee_user_id)::int as doctors
     from assignments work join patient_journeys journey on journey.id = work.journey_id
       join treatment_requests request on request.id = journey.treatment_request_id where work.kind = 'opinion'`,
  );
  expect(fields?.treatments).toBeGreaterThan(9);
  expect(fields?.doctors).toBeGreaterThan(6);
});

test('every thread of a case has a message, written before now and after the thread was opened, and changed with its last', async () => {
  const threads = 'threads join patient_journeys journey on journey.id = threads.journey_id';
  expect(await count(threads)).toBeGreaterThan(250);
  expect(await count(`${threads} where not exists (select from messages where thread_id = threads.id)`)).toBe(0);
  expect(
    await count(`${threads} where threads.kind <> 'patient' and threads.updated_at is distinct from
      (select max(created_at) from messages where thread_id = threads.id)`),
  ).toBe(0);
  expect(
    await count(`messages join threads on threads.id = thread_id where messages.text ~ '[а-яА-Я]{4}'`),
  ).toBeGreaterThan(0);
});

test('two cases have no journey yet: one with a mail that nobody confirmed and its paper, one by telephone', async () => {
  const cases = await api.database.rows<Record<string, unknown>>(
    `select cases.id, cases.source, item.name from cases join inbox_items item on item.id = cases.inbox_item_id
     where cases.journey_id is null and cases.source in ('contact', 'phone') order by cases.source`,
  );
  expect(cases).toMatchObject([
    { source: 'contact', name: expect.stringMatching(/^Demo /) },
    { source: 'phone', name: expect.stringMatching(/^Demo /) },
  ]);
  const of = (path: string) => api.call<{ items: Record<string, unknown>[] }>('GET', path, { as: 'ayana_staff' });
  const id = String(cases[0]?.['id']);
  expect((await of(`/documents?journey_id=${id}`)).body.items).toMatchObject([{ kind: 'imaging', status: 'uploaded' }]);
  const thread = (await of(`/threads?journey_id=${id}`)).body.items[0]?.['id'];
  const { items } = (await of(`/threads/${String(thread)}/messages`)).body;
  expect(items).toMatchObject([{ author: null, channel: 'email', is_confirmed: false, documents: [{}] }]);
  const found = await of('/cases?q=Salma');
  expect(found.body.items).toMatchObject([{ source: 'phone', journey_id: null }]);
});

test('nothing that has happened lies in the future, and every stage was completed after the one before', async () => {
  for (const [table, column] of [
    ['journey_entries', 'at'],
    ['messages', 'created_at'],
    ['documents', 'uploaded_at'],
    ['record_accesses', 'at'],
    ['patient_notifications', 'created_at'],
    ['medical_opinions', 'signed_at'],
    ['check_ins', 'answered_at'],
    ['journey_tasks', 'done_at'],
  ])
    expect([table, await count(`${table} where ${column} > now()`)]).toEqual([table, 0]);
  expect(
    await count(`patient_journeys, jsonb_each(stage_statuses) as each (stage, status),
      jsonb_each(stage_statuses) as before (stage, status) where before.stage::integer = each.stage::integer - 1
      and (before.status ->> 'completed_at')::timestamptz > (each.status ->> 'completed_at')::timestamptz`),
  ).toBe(0);
});

test('the demo patient has unread notifications and two quotes to choose from', async () => {
  const latest = await api.call<PatientJourney | null>('GET', '/patient-journeys/latest', { as: 'patient' });
  expect(latest.body?.current_stage).toBe(4);
  expect((await api.call<number>('GET', '/patient-notifications/unread-count', { as: 'patient' })).body).toBe(2);
  expect(await count(`quotes where status = 'sent' and journey_id = '${latest.body?.id}'`)).toBe(2);
  const { items } = (await api.call<Page<TreatmentRequest>>('GET', '/treatment-requests', { as: 'patient' })).body;
  expect(items.map(({ status }) => status)).toEqual(['quoted']);
});

test('the hospital has a referral with five hours left, the doctor opinions to give', async () => {
  const due = `due_at between now() + interval '4 hours 50 minutes' and now() + interval '5 hours'`;
  expect(
    await count(`assignments where kind = 'referral' and status = 'offered' and ${due} and partner_id in
      (select partner_id from partner_members join users on users.id = user_id where users.role = 'partner/hospital')`),
  ).toBeGreaterThan(0);
  expect(await count(`assignments where kind = 'opinion' and status in ('offered', 'accepted')`)).toBe(4);
  // One of them late, one with a draft; others were corrected after they were signed.
  expect(await count(`assignments where kind = 'opinion' and status = 'accepted' and due_at < now()`)).toBe(1);
  expect(await count('medical_opinions where signed_at is null')).toBe(1);
  expect(await count('medical_opinions where version = 2')).toBe(3);
  expect(await count('doctor_exceptions join doctors on doctors.id = doctor_id where user_id is not null')).toBe(2);
  for (const kind of ['visa_support', 'transport', 'lodging'])
    expect([kind, await count(`assignments where kind = '${kind}' and status <> 'done'`)]).not.toEqual([kind, 0]);
});

test('the organisation of the plain partner has work to answer, and work to do', async () => {
  const rows = await api.database.rows<{ status: string; legs: number }>(
    `select work.status, (select count(*)::int from travel_legs where assignment_id = work.id) as legs
       from assignments work join partners on partners.id = work.partner_id where partners.kind = 'other' order by work.status`,
  );
  expect(rows).toEqual([
    { status: 'accepted', legs: 0 },
    { status: 'offered', legs: 0 },
    { status: 'offered', legs: 0 },
  ]);
});

test('work in each state for visa offices, drivers and guest houses; late work has a task, visas are in several steps', async () => {
  for (const kind of ['visa_support', 'transport', 'lodging'])
    for (const state of ['offered', 'accepted', 'done'])
      expect([kind, state, await count(`assignments where kind = '${kind}' and status = '${state}'`)]).not.toEqual([
        kind,
        state,
        0,
      ]);
  expect(await count('assignments where lapsed_at is not null')).toBe(3);
  expect(
    await count(`journey_tasks task join assignments work on work.id = task.subject_id where task.status = 'open'
      and task.automation like 'lapsed.' || work.id || '.%' and work.lapsed_at >= work.due_at`),
  ).toBe(3);
  expect(
    await count(`paper_requests request join documents paper on paper.id = request.document_id
      join journey_tasks task on task.subject_id = paper.id and task.status = 'open' where paper.status = 'wanted'`),
  ).toBe(1);
  const visas = await api.database.rows<{ status: string; visas: number }>(
    'select status, count(*)::integer as visas from visa_applications group by 1 order by 1',
  );
  expect(visas).toEqual([
    { status: 'appointment', visas: 1 },
    { status: 'granted', visas: 20 },
    { status: 'refused', visas: 1 },
  ]);
  expect(
    await count(`visa_applications join travel_legs leg on leg.id = appointment_leg_id where leg.status = 'booked'`),
  ).toBeGreaterThan(0);
});

test('every demo account of a partner owns an organisation of its kind, and work is given to organisations', async () => {
  const owners = await api.database.rows<{ role: string; kind: string }>(
    `select person.role, partner.kind from partner_members member join users person on person.id = member.user_id
       join partners partner on partner.id = member.partner_id where member.role = 'owner' order by person.role`,
  );
  expect(owners.map(({ role, kind }) => `${role}: ${kind}`)).toEqual([
    'laboratory_partner: laboratory',
    'partner: other',
    'partner/hospital: hospital',
    'partner/lodging: lodging',
    'partner/logistics: logistics',
    'partner/travel_visa: travel_visa',
    'pharmacy_partner: pharmacy',
  ]);
  expect(await count(`assignments where kind <> 'opinion' and partner_id is null`)).toBe(0);
  expect(
    await count(`assignments work where kind = 'referral' and not exists (select from partner_hospitals hospital
      where hospital.id = work.partner_hospital_id and hospital.partner_id = work.partner_id)`),
  ).toBe(0);
});

test('the demo hospital has prices to quote from, and a change of its page that waits for staff', async () => {
  const own = `(select hospital.id from partner_hospitals hospital join partner_members member using (partner_id)
    join users on users.id = member.user_id where users.role = 'partner/hospital')`;
  expect(
    await count(`price_items where partner_hospital_id in ${own} and valid_from <= now() and valid_until is null`),
  ).toBe(12);
  expect(await count(`change_proposals where subject_id in ${own} and status = 'waiting'`)).toBe(1);
  expect(await count(`proposed_doctors where hospital_id in ${own} and status = 'proposed'`)).toBe(1);
});

test('licences of demo organisations: one valid, one ending in 40 days, one to check, one expired, each with its PDF', async () => {
  const rows = await api.database.rows<{ role: string; kind: string; status: string; days: number; id: string }>(
    `select person.role, credential.kind, credential.status, valid_until - (now() at time zone 'UTC')::date as days, credential.id
       from credentials credential join partner_members member using (partner_id)
       join users person on person.id = member.user_id order by days`,
  );
  expect(rows.map(({ role, kind, status, days }) => [role, kind, status, days])).toEqual([
    ['partner/lodging', 'licence', 'accepted', -12],
    ['partner/hospital', 'accreditation', 'accepted', 40],
    ['partner/hospital', 'insurance', 'waiting', 365],
    ['partner/hospital', 'licence', 'accepted', 400],
  ]);
  const { items } = (await api.call<Page<Credential>>('GET', '/credentials', { as: 'ayana_staff' })).body;
  expect(items.filter((each) => each.is_expired).map((each) => [each.holder_name, each.number])).toEqual([
    ['Demo guest house', 'DEMO-LODGE-17'],
  ]);
  for (const [index, title] of ['Demo licence', 'Demo accreditation', 'Demo insurance', 'Demo licence'].entries()) {
    const link = await api.call<{ url: string }>('GET', `/credentials/${rows[index]?.id}/link`, { as: 'ayana_staff' });
    expect(link.status).toBe(200);
    const [file] = await api.database.rows<{ storage_key: string }>(
      `select storage_key from files where owner_kind = 'credential' and owner_id = $1`,
      [rows[index]?.id],
    );
    const bytes = await readFile(join(folder, 'stored', file?.storage_key ?? ''));
    const pdf = await PDFDocument.load(bytes);
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual([title, 1]);
  }
  // Its owners were reminded when 60 days were left: not again at the start.
  const mails = () => count(`outgoing_mails where template = 'credential_news'`);
  await api.app.get(CredentialClockJob, { strict: false }).run();
  expect(await mails()).toBe(0);
});

test('papers in every state, each with its bytes in the store', async () => {
  for (const status of ['wanted', 'uploaded', 'checked', 'refused'])
    expect([status, await count(`documents where status = '${status}'`)]).not.toEqual([status, 0]);
  const stored = await readdir(join(folder, 'stored'));
  const keys = await api.database.rows<{ storage_key: string }>(
    'select storage_key from files union select storage_key from kept_papers',
  );
  expect(stored.toSorted()).toEqual(keys.map(({ storage_key }) => storage_key).toSorted());
});

test('a red flag waits for a case manager, and quotes add up to a total', async () => {
  expect(await count(`check_ins where cardinality(red_flags) > 0 and seen_at is null`)).toBeGreaterThan(0);
  expect(
    await count(
      `(select quote_id from quote_lines where included group by 1 having sum(quantity * unit_price) < 100000) small`,
    ),
  ).toBe(0);
});

test('patients in hospital and at home have bills of the demo hospital, each difference with its explanation', async () => {
  const own = `(select hospital.id from partner_hospitals hospital join partner_members member using (partner_id)
    join users on users.id = member.user_id where users.role = 'partner/hospital')`;
  for (const kind of ['interim', 'final'])
    expect([kind, await count(`bills where kind = '${kind}' and partner_hospital_id in ${own}`)]).not.toEqual([
      kind,
      0,
    ]);
  expect(await count(`bills where quote_id not in (select id from quotes where status = 'accepted')`)).toBe(0);
  const differ = `(line.quantity, line.unit_price) is distinct from (quoted.quantity, quoted.unit_price)`;
  const joined = 'bill_lines line join quote_lines quoted on quoted.id = line.quote_line_id';
  expect(await count(`${joined} where ${differ}`)).toBe(await count('bills'));
  expect(await count(`${joined} where (${differ}) <> (line.explanation is not null)`)).toBe(0);
});

test('everyone who was discharged has a signed summary whose paper says the same and opens', async () => {
  expect(await count(`admissions where status = 'discharged'`)).toBe(12);
  const signed = await api.database.rows<{
    journey_id: string;
    storage_key: string;
    hospital: string;
    medicines: string;
    interim: number;
  }>(
    `select summary.journey_id, file.storage_key, hospital.hospital_name as hospital, summary.medicines,
         (select count(*)::integer from bills where bills.quote_id = stay.quote_id and bills.kind = 'interim') as interim
       from discharge_summaries summary
         join admissions stay on stay.quote_id = summary.quote_id and stay.discharged_at = summary.signed_at
         join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
         join documents paper on paper.id = summary.document_id and paper.uploaded_at = summary.signed_at
           and paper.journey_id = summary.journey_id and paper.kind = 'discharge_summary' and paper.status = 'checked'
         join files file on file.id = paper.file_id
       where summary.signed_at < now() and summary.fit_to_fly_from > summary.signed_at::date`,
  );
  expect(signed).toHaveLength(12);
  for (const { journey_id, storage_key, hospital, medicines, interim } of signed) {
    const text = pdfPages(await readFile(join(folder, 'stored', storage_key))).join(' ');
    expect(text).toContain(`Hospital ${hospital}`);
    expect(text).toContain(medicines.replaceAll('\n', ' '));
    expect(interim).toBe(1);
    const path = `/discharge-summaries?journey_id=${journey_id}`;
    const { body } = await api.call<{ items: DischargeSummary[] }>('GET', path, { as: 'ayana_staff' });
    expect(body.items).toMatchObject([{ version: 1, hospital_name: hospital, medicines }]);
  }
});

test('nobody signs in with an invented account', async () => {
  expect(await count(`users where email like '%.%@demo.ayana.test' and password_hash is not null`)).toBe(0);
});

test('everyone whose hospital has issued a letter has a code that a stranger can check', async () => {
  const letters = await api.database.rows<{ code: string; hospital: string; ends: boolean }>(
    `select letter.code, hospital.hospital_name as hospital, letter.stay_until > letter.admission_on as ends
       from visa_letters letter join quotes quote on quote.id = letter.quote_id and quote.status = 'accepted'
         join documents paper on paper.id = letter.document_id and paper.kind = 'visa_letter'
         join partner_hospitals hospital on hospital.id = quote.partner_hospital_id`,
  );
  // Four cases for each stage from the sixth to the tenth.
  expect(letters).toHaveLength(20);
  for (const { code, hospital, ends } of letters) {
    expect((await api.call('GET', `/letters/${code}`)).body).toMatchObject({ status: 'valid', hospital });
    expect(ends).toBe(true);
  }
});

test('every prescription of the demo is signed, and the demo pharmacy reads alerts with their reasons', async () => {
  const scripts = await api.database.rows<{ id: string; code: string; status: string }>(
    `select script.id, signed.code, script.status from prescriptions script
       left join prescription_signatures signed on signed.prescription_id = script.id`,
  );
  expect(scripts).toHaveLength(9);
  for (const { code, status } of scripts)
    expect((await api.call('GET', `/prescriptions/signed/${code}`)).body).toMatchObject({
      status: status === 'cancelled' ? 'withdrawn' : 'valid',
    });
  const { body } = await api.call<{ items: Prescription[] }>('GET', '/prescriptions?limit=50', {
    as: 'pharmacy_partner',
  });
  const alerts = body.items.flatMap(({ items }) => items).filter((item) => item.alerts.length > 0);
  expect(alerts.every(({ alert_reason }) => alert_reason?.startsWith('Demo: '))).toBe(true);
  expect(new Set(alerts.flatMap((item) => item.alerts.map(({ kind }) => kind)))).toEqual(
    new Set(['allergy_class', 'not_asked']),
  );
});
