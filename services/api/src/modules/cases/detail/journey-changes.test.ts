import '../../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import type { PatientJourney, JourneyDetail, QueuePage } from '@ayana/contracts/journey';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { caseRowsOf, inHours } from '../../journeys/testing/case-rows.js';
import { UnreadMessagesJob } from '../../messages/unread-messages.job.js';
import { Database } from '../../../platform/database/database.js';
import { caseData } from '../../records/export/case-data.js';
import { assign, beginJourney, journeyWithRequest, userIdOf } from '../../journeys/testing/journeys.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const change = (id: string, body: object, headers = {}, as: Role = 'ayana_staff') =>
  api.call<PatientJourney>('PATCH', `/patient-journeys/${id}`, { as, body, headers });
const handOver = (id: string, body: object, headers = {}, as: Role = 'ayana_staff') =>
  api.call<PatientJourney>('POST', `/patient-journeys/${id}/hand-over`, { as, body, headers });
const detail = (id: string, as: Role) => api.call<JourneyDetail>('GET', `/patient-journeys/${id}`, { as });
const lines = (id: string) =>
  api.database.rows<object>(
    `select event, visibility, from_state, to_state, text from journey_entries
     where journey_id = $1 and event <> 'journey_begun' order by at, id`,
    [id],
  );

test('a case is handed over once: the colleague gets a mail, and the note is for the staff', async () => {
  const { id } = await beginJourney(api);
  const to_user_id = await userIdOf(api, 'admin');
  const body = { to_user_id, note: 'Her visa appointment is on Friday.' };
  const headers = { 'idempotency-key': 'hand-over' };
  const [first, second] = [await handOver(id, body, headers), await handOver(id, body, headers)];
  expect([first.status, first.body.case_manager_id, second.text]).toEqual([201, to_user_id, first.text]);
  const [person] = await api.database.rows<{ name: string }>('select name from users where id = $1', [to_user_id]);
  expect(await lines(id)).toEqual([
    { event: 'case_manager', visibility: 'public', from_state: null, to_state: null, text: person?.name },
    { event: 'note', visibility: 'internal', from_state: null, to_state: null, text: body.note },
  ]);
  const mails = await api.database.rows<{ recipient: string }>(
    `select recipient from outgoing_mails where template = 'case_handed_over'`,
  );
  expect(mails).toEqual([{ recipient: emailOf('admin') }]);
  expect(refusedFieldsOf(await handOver(id, { to_user_id }))).toEqual(['to_user_id']);
  expect(refusedFieldsOf(await handOver(id, { to_user_id: await userIdOf(api, 'doctor') }))).toEqual(['to_user_id']);
  expect((await handOver(to_user_id, { to_user_id })).status).toBe(404);
});

test('who takes a case over finds only what the one before had not read, and that one hears no more of it', async () => {
  const rows = caseRowsOf(api);
  const [me, next, patient] = [
    await rows.userId('ayana_staff'),
    await rows.userId('admin'),
    await rows.userId('patient'),
  ];
  const id = await rows.journey(me);
  const thread = await rows.thread(id);
  const other = await rows.thread(id, 'internal');
  await rows.message(thread, patient, 'Years ago', inHours(-3));
  await rows.message(thread, me, 'My answer', inHours(-2));
  await rows.readUntil(thread, me, inHours(-3));
  await rows.message(other, patient, 'Not read yet', inHours(-1));
  await rows.task(id, 'Given to me', inHours(1), { id: me });
  const waiting = async (as: Role) =>
    (await api.call<QueuePage>('GET', '/case-queue?kind=task,message', { as })).body.items
      .filter(({ journey_id }) => journey_id === id)
      .map(({ detail: text }) => text);
  expect(await waiting('ayana_staff')).toEqual(['Given to me', 'Not read yet']);
  expect((await handOver(id, { to_user_id: next })).status).toBe(201);
  expect(await waiting('ayana_staff')).toEqual([]);
  expect(await waiting('admin')).toEqual(['Given to me', 'Not read yet']);
  await rows.message(thread, patient, 'A new question', inHours(-0.5));
  expect(await waiting('admin')).toEqual(['Given to me', 'Not read yet', 'A new question']);
  const job = api.app.get(UnreadMessagesJob, { strict: false });
  await Promise.all([job.run(thread), job.run(other)]);
  const mails = await api.database.rows<{ recipient: string }>(
    `select recipient from outgoing_mails where template = 'unread_messages' and data->>'path' like '%' || $1 || '%'`,
    [id],
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual([emailOf('admin'), emailOf('admin')]);
});

test('a case is paused, closed with a reason, and opened again; an older version is refused', async () => {
  const { id, version } = await beginJourney(api);
  const headers = { 'if-match': `"${version}"` };
  expect((await change(id, { status: 'paused' }, headers)).body).toMatchObject({
    status: 'paused',
    version: version + 1,
  });
  expect((await change(id, { status: 'open' }, headers)).status).toBe(412);
  expect(refusedFieldsOf(await change(id, { status: 'closed' }))).toEqual(['closed_reason']);
  expect(refusedFieldsOf(await change(id, { status: 'open', closed_reason: 'No' }))).toEqual(['closed_reason']);
  expect(refusedFieldsOf(await change(id, {}))).toEqual(['status']);
  const closed = await change(id, { status: 'closed', closed_reason: 'Treated at home' });
  expect(closed.body).toMatchObject({ status: 'closed', closed_reason: 'Treated at home' });
  expect((await change(id, { status: 'open' })).body).toMatchObject({ status: 'open', closed_reason: null });
  expect((await lines(id)).map((line) => Reflect.get(line, 'to_state'))).toEqual(['paused', 'closed', 'open']);
});

test('why a case was closed is for the staff, unless it was the patient’s own choice', async () => {
  const reasons = async (id: string) => {
    const read = await Promise.all([
      api.call<PatientJourney>('GET', '/patient-journeys/latest', { as: 'patient' }),
      detail(id, 'patient'),
      detail(id, 'ayana_staff'),
    ]);
    const { items } = (await api.call<{ items: PatientJourney[] }>('GET', '/patient-journeys', { as: 'patient' })).body;
    const overview = await api.call<{ journey: PatientJourney }>('GET', '/patient-journeys/overview', {
      as: 'patient',
    });
    const data = await caseData(api.app.get(Database).read(), id, await userIdOf(api, 'patient'), false);
    const exported = data.get('journey') as PatientJourney[];
    const own = [...items, overview.body.journey, ...exported].filter((each) => each.id === id);
    return [...read.map(({ body }) => body.closed_reason), ...own.map((each) => each.closed_reason)];
  };
  const closed = await journeyWithRequest(api);
  await change(closed.id, { status: 'closed', closed_reason: 'Cannot pay' });
  expect(await reasons(closed.id)).toEqual([null, null, 'Cannot pay', null, null, null]);
  const { id } = await journeyWithRequest(api);
  await api.database.rows(
    `update patient_journeys set status = 'closed', closed_reason = 'Treated at home', closed_by = patient_id where id = $1`,
    [id],
  );
  expect(await reasons(id)).toEqual(Array.from({ length: 6 }, () => 'Treated at home'));
});

test('closing a case takes the open work back, and what is done stays', async () => {
  const { id } = await beginJourney(api);
  const user = await userIdOf(api, 'doctor');
  const work = [];
  for (const status of ['offered', 'accepted', 'done']) work.push(await assign(api, id, 'opinion', { user }, status));
  await api.database.rows(
    `insert into record_grants (id, journey_id, kind, to_user_id, assignment_id, reason, starts_at, created_at)
     values (gen_random_uuid(), $1, 'report', $2, $3, 'It is needed', now(), now())`,
    [id, user, work[0]],
  );
  await change(id, { status: 'closed', closed_reason: 'Treated at home' });
  const states = await api.database.rows<{ status: string }>(
    'select status from assignments where journey_id = $1 order by status',
    [id],
  );
  expect(states.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'done']);
  const [grant] = await api.database.rows<{ ended: boolean }>(
    'select ends_at is not null as ended from record_grants where journey_id = $1',
    [id],
  );
  expect(grant).toEqual({ ended: true });
});

test('only staff change a case', async () => {
  const { id } = await beginJourney(api);
  const to_user_id = await userIdOf(api, 'admin');
  for (const as of ['patient', 'doctor'] as const) {
    expect((await change(id, { status: 'paused' }, {}, as)).status).toBe(403);
    expect((await handOver(id, { to_user_id }, {}, as)).status).toBe(403);
  }
});

/** The fields of the answer beside the facts that each reader finds filled, by hand. */
const ALWAYS = ['created_at', 'facts', 'id', 'kinds', 'parts', 'status', 'updated_at', 'version'];
const STAGES = ['current_stage', 'stage_statuses', 'case_manager', 'entries'];
const OWN = [...ALWAYS, ...STAGES, 'patient_id', 'treatment_request_id', 'journey_data'];
const filled = (body: JourneyDetail) =>
  Object.entries(body)
    .flatMap(([name, value]) => (value === null ? [] : [name]))
    .toSorted();

test('everyone reads the parts they see, and no one else finds it', async () => {
  const { id } = await journeyWithRequest(api);
  await handOver(id, { to_user_id: await userIdOf(api, 'admin'), note: 'Be kind.' });
  await assign(api, id, 'opinion', { user: await userIdOf(api, 'doctor') });
  await api.database.add('companions', { journey_id: id, user_id: await userIdOf(api, 'unverified_user') });
  const [patient, staff, doctor, son] = await Promise.all(
    (['patient', 'ayana_staff', 'doctor', 'unverified_user'] as const).map(async (as) => (await detail(id, as)).body),
  );
  if (!patient || !staff || !doctor || !son) throw new Error('An answer is missing');
  expect([filled(patient), filled(staff)]).toEqual([OWN.toSorted(), OWN.toSorted()]);
  expect([filled(doctor), filled(son)]).toEqual([ALWAYS.toSorted(), [...ALWAYS, ...STAGES].toSorted()]);
  expect([doctor.facts.name, doctor.facts.email, son.facts.email]).toEqual([null, null, null]);
  expect(doctor.facts.treatment).not.toBeNull();
  const notes = (body: JourneyDetail) => body.entries?.some(({ text }) => text === 'Be kind.');
  expect([notes(staff), notes(patient), notes(son)]).toEqual([true, false, false]);
  expect((await detail(id, 'laboratory_partner')).status).toBe(404);
  expect((await detail(patient.id, 'patient')).headers.get('cache-control')).toBe('no-store');
});
