import '../../../platform/languages/register.js';
import type { PatientJourney, PatientJourneysPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { userIdOf } from '../testing/journeys.js';

type Answered = PatientJourney & Pick<Problem, 'code'>;
type Reader = 'patient' | 'ayana_staff' | 'doctor';

let api: TestApi;
let patient_id: string;
beforeAll(async () => {
  api = await startApi();
  patient_id = await userIdOf(api, 'patient');
});
afterAll(() => api.close());

const begin = (body: object = {}) =>
  api.call<Answered>('POST', '/patient-journeys', { as: 'ayana_staff', body: { patient_id, ...body } });
const latest = (as: Reader) => api.call<PatientJourney | null>('GET', '/patient-journeys/latest', { as });
const list = (as: Reader, query = '') => api.call<PatientJourneysPage>('GET', `/patient-journeys${query}`, { as });
const update = (p_journey_id: string, p_stage_number: number, p_status: string, more: object = {}, headers = {}) =>
  api.call<Answered>('POST', '/rpc/update_journey_stage', {
    as: 'ayana_staff',
    headers,
    body: { p_journey_id, p_stage_number, p_status, ...more },
  });
const notices = (journey_id: string) =>
  api.database.rows<{ stage_number: number; title: string; message: string; patient_id: string }>(
    'select stage_number, title, message, patient_id from patient_notifications where journey_id = $1 order by id',
    [journey_id],
  );

test('no journey is null', async () => {
  const { status, body } = await latest('doctor');
  expect([status, body]).toEqual([200, null]);
  expect((await list('doctor')).body.items).toEqual([]);
});

test('a new journey has its first stage completed and its second pending', async () => {
  const { status, body } = await begin({ journey_data: { language: 'Bengali' } });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    patient_id,
    current_stage: 1,
    stage_statuses: { 1: { status: 'completed', completed_at: expect.any(String) }, 2: { status: 'pending' } },
    journey_data: { language: 'Bengali' },
    status: 'open',
    treatment_request_id: null,
  });
  expect(Object.keys(body.stage_statuses)).toEqual(['1', '2']);
  expect((await latest('patient')).body?.id).toBe(body.id);
});

test('a journey grows from a request of this patient, once', async () => {
  const [treatment] = await api.database.rows<{ id: string }>('select id from treatments where is_active limit 1');
  const ask = (as: 'patient' | 'doctor') =>
    api.call<{ id: string }>('POST', '/treatment-requests', { as, body: { treatment_id: treatment?.id } });
  const { id: treatment_request_id } = (await ask('patient')).body;
  const both = await Promise.all([begin({ treatment_request_id }), begin({ treatment_request_id })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const journey = both.find(({ status }) => status === 201)?.body;
  const request = await api.call<{ journey_id: string }>('GET', `/treatment-requests/${treatment_request_id}`, {
    as: 'patient',
  });
  expect(request.body.journey_id).toBe(journey?.id);
  const others = (await ask('doctor')).body.id;
  expect(refusedFieldsOf(await begin({ treatment_request_id: others }))).toEqual(['treatment_request_id']);
  expect(refusedFieldsOf(await begin({ patient_id: treatment_request_id }))).toEqual(['patient_id']);
});

test('completing a stage lets the next wait, notifies the patient, and is on the timeline and in the audit trail', async () => {
  const { body: journey } = await begin();
  const { body } = await update(journey.id, 2, 'completed', { p_notes: 'All papers are here.', p_data: { papers: 3 } });
  expect(body).toMatchObject({
    current_stage: 2,
    stage_statuses: { 2: { status: 'completed' }, 3: { status: 'pending' } },
    journey_data: { papers: 3 },
    version: journey.version + 1,
  });
  expect(await notices(journey.id)).toEqual([
    {
      stage_number: 2,
      patient_id,
      title: 'Completed: Records and consent',
      // Nothing has happened that says more.
      message: 'We write to you as soon as we need something.',
    },
  ]);
  const lines = await api.database.rows<object>(
    `select event, stage_number, from_state, to_state, text from journey_entries where journey_id = $1 order by at, id`,
    [journey.id],
  );
  expect(lines).toEqual([
    { event: 'journey_begun', stage_number: 1, from_state: null, to_state: null, text: null },
    { event: 'stage', stage_number: 2, from_state: 'pending', to_state: 'completed', text: 'All papers are here.' },
    // No paper was sent: what has usually happened before is noted.
    {
      event: 'stage_early',
      stage_number: 2,
      from_state: null,
      to_state: null,
      text: 'All records that were asked for are here.',
    },
  ]);
  const acts = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'journey.changed' and details->>'id' = $1 order by id`,
    [journey.id],
  );
  expect(acts.map(({ details }) => details)).toEqual([
    { id: journey.id, to: 'open' },
    { id: journey.id, stage: 2, from: 'pending', to: 'completed' },
  ]);
});

test('completing a stage again changes nothing', async () => {
  const { body: journey } = await begin();
  const first = (await update(journey.id, 2, 'completed')).body;
  const second = (await update(journey.id, 2, 'completed')).body;
  expect(second.stage_statuses).toEqual(first.stage_statuses);
  expect(await notices(journey.id)).toHaveLength(1);
});

test('sent again with its key, also at once, it is one line and the same answer', async () => {
  const { body: journey } = await begin();
  const send = () =>
    update(
      journey.id,
      2,
      'completed',
      { p_notes: 'All papers are here.' },
      { 'idempotency-key': `press-${journey.id}` },
    );
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const lines = await api.database.rows<object>(
    `select text from journey_entries where journey_id = $1 and event = 'stage'`,
    [journey.id],
  );
  expect(lines).toEqual([{ text: 'All papers are here.' }]);
  expect((await latest('patient')).body?.version).toBe(journey.version + 1);
});

test('data of a known name must be of its type, and other data are kept', async () => {
  const { body: journey } = await begin();
  const wrong = { daily_check_ins: 'yes', arrival_watch: 1, deposit: { amount: '500' }, language: 7, papers: 'three' };
  expect(refusedFieldsOf(await update(journey.id, 2, 'completed', { p_data: wrong })).toSorted()).toEqual([
    'p_data.arrival_watch',
    'p_data.daily_check_ins',
    'p_data.deposit',
    'p_data.language',
  ]);
  expect((await latest('patient')).body).toMatchObject({ current_stage: 1, journey_data: {} });
  const p_data = { daily_check_ins: true, deposit: { amount: 50_000, currency: 'USD' }, toString: 'kept', papers: [1] };
  expect((await update(journey.id, 2, 'completed', { p_data })).body.journey_data).toEqual(p_data);
  expect(refusedFieldsOf(await begin({ journey_data: { language: 7 } }))).toEqual(['journey_data.language']);
});

test('the current stage is the highest completed one, also when one is taken back', async () => {
  const { body: journey } = await begin();
  expect((await update(journey.id, 5, 'completed')).body).toMatchObject({ current_stage: 5 });
  expect((await update(journey.id, 3, 'completed')).body).toMatchObject({ current_stage: 5 });
  const { body } = await update(journey.id, 5, 'pending');
  expect(body).toMatchObject({
    current_stage: 3,
    stage_statuses: { 5: { status: 'pending' }, 6: { status: 'pending' } },
  });
  expect(body.stage_statuses['5']).toEqual({ status: 'pending' });
});

test('the last stage has none after it', async () => {
  const { body: journey } = await begin();
  const { body } = await update(journey.id, 10, 'completed');
  expect(Object.keys(body.stage_statuses)).toEqual(['1', '2', '10']);
  expect((await notices(journey.id))[0]?.message).toBe('Your journey is complete. We remain there for you.');
});

test('sixteen writers on one journey lose nothing', async () => {
  const { body: journey } = await begin();
  const stages = [2, 3, 4, 5, 6, 7, 8, 9];
  const answers = await Promise.all(
    [...stages, ...stages].map((stage, index) =>
      update(journey.id, stage, 'completed', { p_data: { [`writer_${index}`]: stage }, p_notes: `Writer ${index}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  const found = (await latest('patient')).body;
  expect(found?.id).toBe(journey.id);
  expect(found?.version).toBe(journey.version + 16);
  expect(found?.current_stage).toBe(9);
  expect(Object.keys(found?.journey_data ?? {})).toHaveLength(16);
  expect((await notices(journey.id)).map(({ stage_number }) => stage_number).toSorted((a, b) => a - b)).toEqual(stages);
  const [lines] = await api.database.rows<{ count: number }>(
    `select count(*)::integer as count from journey_entries where journey_id = $1 and event = 'stage'`,
    [journey.id],
  );
  expect(lines?.count).toBe(16);
});

test('a journey that is closed, one that does not exist, and fields that do not fit are refused', async () => {
  const { body: journey } = await begin();
  await api.database.rows(`update patient_journeys set status = 'closed' where id = $1`, [journey.id]);
  const closed = await update(journey.id, 2, 'completed');
  expect([closed.status, closed.body.code]).toEqual([409, 'illegal_transition']);
  expect((await update('01900000-0000-7000-8000-000000000000', 2, 'completed')).status).toBe(404);
  expect(refusedFieldsOf(await update(journey.id, 11, 'completed'))).toEqual(['p_stage_number']);
  expect(refusedFieldsOf(await update(journey.id, 0, 'completed'))).toEqual(['p_stage_number']);
  expect(refusedFieldsOf(await update(journey.id, 2, 'done'))).toEqual(['p_status']);
  expect(refusedFieldsOf(await update(journey.id, 2, 'completed', { p_notes: 'x'.repeat(1001) }))).toEqual(['p_notes']);
});

test('everyone lists their own journeys only, the last changed first; staff list a patient’s', async () => {
  const { items } = (await list('patient')).body;
  expect(items.length).toBeGreaterThan(3);
  expect(items.every((each) => each.patient_id === patient_id)).toBe(true);
  const times = items.map(({ updated_at }) => updated_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await list('doctor', `?patient_id=${patient_id}`)).body.items).toEqual([]);
  expect((await list('ayana_staff', `?patient_id=${patient_id}`)).body.items).toEqual(items);
});

test('the notification is in the patient’s language', async () => {
  await api.database.rows(`update users set language = 'ar-XB' where id = $1`, [patient_id]);
  const { body: journey } = await begin();
  await update(journey.id, 2, 'completed');
  await api.database.rows(`update users set language = 'en' where id = $1`, [patient_id]);
  const [notice] = await notices(journey.id);
  expect(notice?.title).not.toBe('Completed: Records and consent');
});
