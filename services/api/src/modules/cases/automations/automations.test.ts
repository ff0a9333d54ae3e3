import '../../../platform/languages/register.js';
import {
  AUTOMATION_NAMES,
  automationsOf,
  type JourneyAutomation,
  type JourneyAutomationName,
  type PatientJourney,
} from '@ayana/contracts/journey';
import { emailOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { CaseActions } from './case-actions.js';
import { caseRowsOf } from '../../journeys/testing/case-rows.js';
import { addPaper, journeyWithRequest, treatmentId, userIdOf } from '../../journeys/testing/journeys.js';
import { giveHealth } from '../../journeys/testing/health.js';
import { Automations } from './automations.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
});
afterAll(() => api.close());

const automations = () => api.app.get(Automations, { strict: false });
const complete = (p_journey_id: string, stage: number) =>
  api.call('POST', '/rpc/update_journey_stage', {
    as: 'ayana_staff',
    body: { p_journey_id, p_stage_number: stage, p_status: 'completed' },
  });
const list = async (journey_id: string) =>
  (await api.call<JourneyAutomation[]>('GET', `/journey-automations?journey_id=${journey_id}`, { as: 'ayana_staff' }))
    .body;
const rows = <Row extends object>(sql: string, id: string) => api.database.rows<Row>(sql, [id]);
const tasks = (id: string) =>
  rows<{ title: string; owner_kind: string; automation: string; due_at: string | null }>(
    'select title, owner_kind, automation, due_at from journey_tasks where journey_id = $1 order by created_at, id',
    id,
  );
const journeyData = async (id: string) =>
  (
    await rows<PatientJourney>('select journey_data, status, case_manager_id from patient_journeys where id = $1', id)
  )[0];
/** Runs what a stage set off, as the queue does; everything else of the journey is left as it is. */
async function runStage(journey_id: string, stage: number): Promise<void> {
  for (const { id, stage_number, status } of await list(journey_id))
    if (stage_number === stage && status !== 'done') await automations().run(id);
}
/** A quote that the patient can choose. */
const openQuote = (id: string) => caseRowsOf(api).quote(id, 14);
async function completed(stage: number, request: object = {}): Promise<string> {
  const { id } = await journeyWithRequest(api, request);
  await complete(id, stage);
  await runStage(id, stage);
  return id;
}
const stateOf = async (id: string, name: JourneyAutomationName) =>
  (await list(id)).find((automation) => automation.name === name);
async function linkDoctor(treatment: string): Promise<void> {
  await api.database.rows(
    `update doctors set user_id = $1 where id = (select doctor_id from doctor_treatments
       join doctors on doctors.id = doctor_id and is_active where treatment_id = $2 order by doctor_id limit 1)`,
    [await userIdOf(api, 'doctor'), treatment],
  );
}
const assignments = (id: string) =>
  rows<{ kind: string; hours: number; hospital: string | null }>(
    `select kind, round(extract(epoch from due_at - created_at) / 3600)::integer as hours, partner_hospital_id as hospital
     from assignments where journey_id = $1 order by created_at, id`,
    id,
  );

test('every stage sets something off, and says so in words', () => {
  for (const stage of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(automationsOf(stage)).not.toEqual([]);
  expect(Object.values(AUTOMATION_NAMES).every((words) => words.endsWith('.'))).toBe(true);
});

test('a completed stage queues its automations, once, and a stage that is taken back and completed again adds none', async () => {
  const { id } = await journeyWithRequest(api);
  await complete(id, 3);
  await api.call('POST', '/rpc/update_journey_stage', {
    as: 'ayana_staff',
    body: { p_journey_id: id, p_stage_number: 3, p_status: 'pending' },
  });
  await complete(id, 3);
  expect((await list(id)).map(({ name, status }) => [name, status])).toEqual([
    ['acknowledge', 'waiting'],
    ['assign_case_manager', 'waiting'],
    ['ask_for_records', 'waiting'],
    ['ask_quotes', 'waiting'],
  ]);
});

test('a stage that is refused queues nothing', async () => {
  const { id } = await journeyWithRequest(api);
  await api.database.rows(`update patient_journeys set status = 'closed' where id = $1`, [id]);
  expect((await complete(id, 3)).status).toBe(409);
  expect(await list(id)).toHaveLength(3);
});

test('1: the patient is answered, gets a case manager and the list of records of their treatment', async () => {
  const { id } = await journeyWithRequest(api);
  await runStage(id, 1);
  expect((await list(id)).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  expect((await journeyData(id))?.case_manager_id).toBe(await userIdOf(api, 'ayana_staff'));
  const mails = await rows<{ recipient: string }>(
    `select recipient from outgoing_mails where template = 'case_handed_over' and dedupe_key like '%' || $1 || '%'`,
    id,
  );
  expect(mails).toEqual([{ recipient: emailOf('ayana_staff') }]);
  const wanted = await rows<{ kind: string; status: string; reason: string }>(
    'select kind, status, reason from documents where journey_id = $1 order by kind',
    id,
  );
  expect(wanted.length).toBeGreaterThan(2);
  expect(wanted.every(({ status, reason }) => status === 'wanted' && reason.length > 20)).toBe(true);
  expect((await tasks(id)).map(({ title, owner_kind }) => [title, owner_kind])).toEqual([
    ['Tell us about your health', 'patient'],
    ['Send your records', 'patient'],
  ]);
  const notices = await rows<{ title: string }>(
    'select title from patient_notifications where journey_id = $1 order by created_at, id',
    id,
  );
  expect(notices.map(({ title }) => title)).toEqual(['We have your enquiry', 'Please send your records']);
});

test('1: a second journey does not ask again for what the patient has answered and sent; old results are asked for', async () => {
  const patient_id = await api.database.add('users', { role: 'patient' });
  const { body: first } = await api.call<{ id: string }>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id },
  });
  const before = first.id;
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
  for (const [kind, uploaded_at] of [
    ['report', days(200)],
    ['imaging', days(200)],
    ['passport', days(200)],
    ['prescription', days(10)],
    ['laboratory_result', days(200)],
  ] as const)
    await addPaper(api, before, { kind, status: 'checked', uploaded_at });
  await giveHealth(api, patient_id, { conditions: [] });
  const treatment_id = await treatmentId(api);
  const request = await api.database.add('treatment_requests', { patient_id, treatment_id });
  const begun = await api.call<{ id: string }>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id, treatment_request_id: request },
  });
  await runStage(begun.body.id, 1);
  const wanted = await rows<{ kind: string }>('select kind from documents where journey_id = $1', begun.body.id);
  expect(wanted).toEqual([{ kind: 'laboratory_result' }]);
  expect((await tasks(begun.body.id)).map(({ automation }) => automation)).toEqual(['ask_for_records']);
});

test('the case manager is the one with the fewest open cases who speaks the language', async () => {
  const [busy, free, french] = await Promise.all(
    ['en', 'en', 'fr'].map(async (language, place) => {
      const [row] = await api.database.rows<{ id: string }>(
        `insert into users (id, email, name, role, language, access_changed_at, created_at, updated_at)
         values (gen_random_uuid(), $1, 'A colleague', 'ayana_staff', $2, now(), now(), now()) returning id`,
        [`colleague-${place}@people.example`, language],
      );
      return row?.id ?? '';
    }),
  );
  const managerOf = async () => {
    const { id } = await journeyWithRequest(api);
    await runStage(id, 1);
    return (await journeyData(id))?.case_manager_id;
  };
  await api.database.rows('update patient_journeys set case_manager_id = $1 where case_manager_id is null', [busy]);
  expect(await managerOf()).toBe(free);
  await api.database.rows(`update users set language = 'fr' where id = $1`, [await userIdOf(api, 'patient')]);
  expect(await managerOf()).toBe(french);
  expect(await managerOf()).toBe(french);
  await api.database.rows(`update users set language = 'en' where id = $1`, [await userIdOf(api, 'patient')]);
  await api.database.rows(`update users set role = 'patient' where email like 'colleague-%'`);
});

test('2: a doctor of the field has two days; without one the case manager chooses', async () => {
  const without = await completed(2);
  expect(await assignments(without)).toEqual([]);
  expect((await tasks(without)).map(({ title }) => title)).toEqual(['Choose a doctor for the medical opinion']);
  await linkDoctor(await treatmentId(api));
  const id = await completed(2);
  expect(await assignments(id)).toEqual([{ kind: 'opinion', hours: 48, hospital: null }]);
  expect(await tasks(id)).toEqual([]);
});

test('3: the best hospitals are asked, each of another partner, with 48 hours', async () => {
  const id = await completed(3);
  const asked = await assignments(id);
  expect(asked.map(({ kind, hours }) => [kind, hours])).toEqual(Array.from({ length: 3 }, () => ['referral', 48]));
  const best = await api.database.rows<{ id: string }>(
    `select hospital_partner_id as id from treatment_hospital_recommendations where treatment_id = $1 and is_active
     order by recommendation_score desc limit 12`,
    [await treatmentId(api)],
  );
  for (const { hospital } of asked) expect(best.map((row) => row.id)).toContain(hospital);
});

test('4 to 9: what each stage puts on the lists', async () => {
  const { id } = await journeyWithRequest(api, { preferred_from: '2099-03-31' });
  await openQuote(id);
  for (const stage of [4, 5, 6, 7, 8, 9]) {
    await complete(id, stage);
    await runStage(id, stage);
  }
  const given = (await tasks(id)).map(({ automation, owner_kind, due_at }) => [
    automation.replace(/\d{4}-\d\d-\d\d$/, 'today'),
    owner_kind,
    due_at?.toString().includes('2099') ? new Date(due_at).toISOString().slice(0, 10) : 'soon',
  ]);
  expect(given).toEqual([
    ['ask_to_choose', 'patient', 'soon'],
    ['travel.deposit', 'case_manager', 'soon'],
    ['plan_travel.visa', 'patient', '2099-03-01'],
    ['plan_travel.flights', 'patient', '2099-03-10'],
    ['plan_travel.lodging', 'case_manager', '2099-03-17'],
    ['plan_travel.ticket', 'patient', '2099-03-21'],
    ['travel.passport_facts', 'patient', 'soon'],
    ['travel.visa_letter', 'case_manager', 'soon'],
    ['travel.pickup', 'case_manager', '2099-03-29'],
    ['travel.interpreter', 'case_manager', '2099-03-29'],
    ['inform_family', 'case_manager', 'soon'],
    // By the stage that says so the treatment is over.
    ['go_home.1', 'case_manager', 'soon'],
    ['daily_check_in.today', 'case_manager', 'soon'],
    ['plan_home.flights', 'patient', 'soon'],
    ['record_pack', 'case_manager', 'soon'],
  ]);
  expect((await journeyData(id))?.journey_data).toMatchObject({
    family_updates: true,
    arrival_watch: false,
    daily_check_ins: false,
  });
  const checkIns = await rows<{ day: number }>('select day from check_ins where journey_id = $1 order by day', id);
  expect(checkIns.map(({ day }) => day)).toEqual([3, 7, 30, 90]);
});

test('4: without a quote that can be chosen nobody is asked to choose, and none is said to be there', async () => {
  const id = await completed(4);
  expect(await tasks(id)).toEqual([]);
  expect(
    await rows(`select id from patient_notifications where journey_id = $1 and title = 'Your quotes are there'`, id),
  ).toEqual([]);
});

test('5: what has happened before a stage is complete is not asked for', async () => {
  const { id } = await journeyWithRequest(api);
  await api.database.add('travel_legs', { journey_id: id, kind: 'flight', status: 'booked' });
  await complete(id, 5);
  await runStage(id, 5);
  expect((await tasks(id)).map(({ automation }) => automation)).not.toContain('plan_travel.flights');
});

test('5: the deposit of the accepted quote is recorded, and its hospital is asked for the visa letter', async () => {
  const { id } = await journeyWithRequest(api);
  const [quote] = await api.database.rows<{ hospital: string }>(
    `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, deposit, revision, created_at, updated_at)
     select gen_random_uuid(), $1, id, 1, 'accepted', 'USD', now(), 50000, 1, now(), now() from partner_hospitals limit 1
     returning partner_hospital_id as hospital`,
    [id],
  );
  await complete(id, 5);
  await runStage(id, 5);
  expect((await journeyData(id))?.journey_data['deposit']).toMatchObject({ amount: 50000, currency: 'USD' });
  expect(await assignments(id)).toEqual([{ kind: 'visa_support', hours: 72, hospital: quote?.hospital }]);
  expect(await api.database.rows('select kind, amount from case_payments where journey_id = $1', [id])).toEqual([
    { kind: 'deposit', amount: 50_000 },
  ]);
});

test('5: a hospital that has issued the letter is not asked for it', async () => {
  const { id } = await journeyWithRequest(api);
  const [quote] = await api.database.rows<{ id: string }>(
    `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, revision, created_at, updated_at)
     select gen_random_uuid(), $1, id, 1, 'accepted', 'USD', now(), 1, now(), now() from partner_hospitals limit 1 returning id`,
    [id],
  );
  await api.database.rows(
    `insert into patient_details (patient_id, nationality, passport_number, passport_name, version, updated_at)
     select patient_id, 'Nepal', 'N1234567', 'GRACE OTIENO', 1, now() from patient_journeys where id = $1`,
    [id],
  );
  const body = { quote_id: quote?.id, admission_on: '2099-03-01', stay_until: '2099-03-20' };
  expect((await api.call('POST', '/letters', { as: 'ayana_staff', body })).status).toBe(201);
  await complete(id, 5);
  await runStage(id, 5);
  expect(await assignments(id)).toEqual([]);
});

test('10: the journey is closed, and the patient is asked for a review', async () => {
  const id = await completed(10);
  expect((await journeyData(id))?.status).toBe('closed');
  const notices = await rows<{ title: string }>(
    `select title from patient_notifications where journey_id = $1 and metadata->>'automation' = 'close_journey'`,
    id,
  );
  expect(notices.map(({ title }) => title)).toEqual(['Your journey is complete']);
});

test('what waits when a case is closed or withdrawn is skipped, says why, and does nothing', async () => {
  await linkDoctor(await treatmentId(api));
  for (const [end, why] of [
    [`update patient_journeys set status = 'closed' where id = $1`, 'The case was closed before it began.'],
    [
      `update treatment_requests set status = 'withdrawn', set_status = 'withdrawn', set_status_at = now() where id = (select treatment_request_id from patient_journeys where id = $1)`,
      'The patient withdrew the request before it began.',
    ],
  ] as const) {
    const { id } = await journeyWithRequest(api);
    for (const stage of [2, 3]) await complete(id, stage);
    await api.database.rows(end, [id]);
    for (const stage of [1, 2, 3]) await runStage(id, stage);
    expect(await list(id)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ status: 'skipped', failure: why, attempts: 0 })),
    );
    expect([await assignments(id), await tasks(id)]).toEqual([[], []]);
  }
});

test('an automation of a closed case is not run again by hand; of one that is opened again it is', async () => {
  const id = await completed(2);
  const of = await stateOf(id, 'ask_opinion');
  const again = () => api.call('POST', `/journey-automations/${of?.id ?? ''}/run`, { as: 'ayana_staff' });
  await api.database.rows(`update patient_journeys set status = 'closed' where id = $1`, [id]);
  expect((await again()).status).toBe(409);
  expect((await stateOf(id, 'ask_opinion'))?.status).toBe('done');
  await api.database.rows(`update patient_journeys set status = 'open' where id = $1`, [id]);
  expect((await again()).status).toBe(200);
});

test('run again, nobody who has declined is asked again', async () => {
  await linkDoctor(await treatmentId(api));
  const { id } = await journeyWithRequest(api);
  for (const stage of [2, 3]) {
    await complete(id, stage);
    await runStage(id, stage);
  }
  const offered = () =>
    rows<{ who: string }>(
      'select coalesce(partner_id, assignee_user_id) as who from assignments where journey_id = $1',
      id,
    );
  const before = (await offered()).map(({ who }) => who);
  await api.database.rows(`update assignments set status = 'declined', closed_at = now() where journey_id = $1`, [id]);
  for (const name of ['ask_opinion', 'ask_quotes'] as const) {
    const { id: automation = '' } = (await stateOf(id, name)) ?? {};
    await api.call('POST', `/journey-automations/${automation}/run`, { as: 'ayana_staff' });
    await automations().run(automation);
  }
  const after = (await offered()).map(({ who }) => who);
  expect(new Set(after).size).toBe(after.length);
  expect(before).toHaveLength(4);
  expect((await tasks(id)).map(({ title }) => title)).toContain('Choose a doctor for the medical opinion');
});

test('the last failure says that a person must act, and is not tried again', async () => {
  const { id } = await journeyWithRequest(api);
  await openQuote(id);
  await complete(id, 4);
  await api.database.rows(`update journey_automations set attempts = 11 where journey_id = $1`, [id]);
  const actions = api.app.get(CaseActions, { strict: false });
  const fails = () => Promise.reject(new Error('secret: no disk'));
  Object.defineProperty(actions, 'notifyPatient', { value: fails, configurable: true });
  await runStage(id, 4);
  Reflect.deleteProperty(actions, 'notifyPatient');
  expect(await stateOf(id, 'ask_to_choose')).toMatchObject({
    status: 'failed',
    failure:
      'It did not work after several attempts, and is not tried again by itself. Run it again, or do it by hand.',
    next_attempt_at: null,
  });
});

test('run again, at once or one after the other, nothing is done twice', async () => {
  const { id } = await journeyWithRequest(api);
  for (const stage of [2, 3, 4, 5, 6, 7, 8, 9]) await complete(id, stage);
  for (const stage of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await runStage(id, stage);
  const made = async () => [
    await tasks(id),
    await assignments(id),
    await rows('select id from documents where journey_id = $1 order by id', id),
    await rows('select id from check_ins where journey_id = $1 order by id', id),
    await rows('select id from patient_notifications where journey_id = $1 order by id', id),
    await rows(`select id from journey_entries where journey_id = $1 order by id`, id),
  ];
  const before = await made();
  for (const { id: automation } of await list(id)) {
    const again = await api.call<JourneyAutomation>('POST', `/journey-automations/${automation}/run`, {
      as: 'ayana_staff',
    });
    expect([again.status, again.body.status]).toEqual([200, 'waiting']);
    await Promise.all([automations().run(automation), automations().run(automation)]);
  }
  expect((await list(id)).every(({ status }) => status === 'done')).toBe(true);
  expect(await made()).toEqual(before);
});

test('a failure keeps the stage, says so on the case, and is tried again by itself', async () => {
  const { id } = await journeyWithRequest(api);
  await openQuote(id);
  await complete(id, 4);
  const actions = api.app.get(CaseActions, { strict: false });
  const fails = () => Promise.reject(new Error('secret: no disk'));
  Object.defineProperty(actions, 'notifyPatient', { value: fails, configurable: true });
  await runStage(id, 4);
  Reflect.deleteProperty(actions, 'notifyPatient');
  const failed = await stateOf(id, 'ask_to_choose');
  expect(failed).toMatchObject({
    status: 'failed',
    attempts: 1,
    failure: 'Something went wrong on our side. It is tried again.',
    next_attempt_at: expect.any(String),
  });
  // Its transaction was rolled back: no task of it is left.
  expect(await tasks(id)).toEqual([]);
  const [journey] = await rows<PatientJourney>('select stage_statuses from patient_journeys where id = $1', id);
  expect(journey?.stage_statuses['4']?.status).toBe('completed');
  const [job] = await api.database.rows<{ after: string }>(
    `select start_after as after from jobs.job where name = 'journeys.automation' and data->>'id' = $1 and start_after > now()`,
    [failed?.id],
  );
  expect(new Date(job?.after ?? 0).toISOString()).toBe(failed?.next_attempt_at);
  await runStage(id, 4);
  expect(await stateOf(id, 'ask_to_choose')).toMatchObject({ status: 'done', failure: null, next_attempt_at: null });
});

test('only staff read and run them, and a journey that does not exist is not found', async () => {
  const { id } = await journeyWithRequest(api);
  for (const as of ['patient', 'doctor'] as const)
    expect((await api.call('GET', `/journey-automations?journey_id=${id}`, { as })).status).toBe(403);
  const unknown = '01900000-0000-7000-8000-000000000000';
  const as = 'ayana_staff';
  expect((await api.call('GET', `/journey-automations?journey_id=${unknown}`, { as })).status).toBe(404);
  expect((await api.call('POST', `/journey-automations/${unknown}/run`, { as })).status).toBe(404);
});

// The last: anyone who loses the role is signed out.
test('a case that nobody can take says so, and is tried again', async () => {
  const { id } = await journeyWithRequest(api);
  await api.database.rows(`update users set role = 'patient' where role in ('ayana_staff', 'admin', 'super_admin')`);
  const of = () =>
    rows<{ id: string; status: string; failure: string; is_tried_again: boolean }>(
      `select id, status, failure, next_attempt_at is not null as is_tried_again from journey_automations
       where journey_id = $1 and name = 'assign_case_manager'`,
      id,
    );
  await automations().run((await of())[0]?.id ?? '');
  expect(await of()).toEqual([
    expect.objectContaining({
      status: 'failed',
      failure: 'There is nobody of the staff who could take the case.',
      is_tried_again: true,
    }),
  ]);
});
