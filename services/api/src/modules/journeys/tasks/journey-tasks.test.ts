import '../../../platform/languages/register.js';
import type { JourneyTask, JourneyTasksPage } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { assign, beginJourney, partnerOf, userIdOf } from '../testing/journeys.js';

type Answered = JourneyTask & Pick<Problem, 'code'>;

let api: TestApi;
let journey_id: string;
let doctor: string;
let partner: string;
beforeAll(async () => {
  api = await startApi();
  journey_id = (await beginJourney(api)).id;
  doctor = await userIdOf(api, 'doctor');
  partner = await partnerOf(api, 'partner/hospital');
  await assign(api, journey_id, 'opinion', { user: doctor });
  await assign(api, journey_id, 'referral', { partner });
});
afterAll(() => api.close());
afterEach(() => api.database.rows('delete from journey_tasks'));

const give = (body: object = {}, headers = {}) =>
  api.call<Answered>('POST', '/journey-tasks', {
    as: 'ayana_staff',
    headers,
    body: { journey_id, title: 'Call Dr Rao of Apollo', owner_kind: 'case_manager', ...body },
  });
const list = (as: Role, query = `?journey_id=${journey_id}`) =>
  api.call<JourneyTasksPage & Problem>('GET', `/journey-tasks${query}`, { as });
const change = (id: string, body: object, as: Role = 'ayana_staff', headers = {}) =>
  api.call<Answered>('PATCH', `/journey-tasks/${id}`, { as, body, headers });
const titles = async (as: Role, query?: string) => (await list(as, query)).body.items.map(({ title }) => title);

test('staff give a task, once, for the stage that waits', async () => {
  const headers = { 'idempotency-key': 'one' };
  const [first, second] = [
    await give({ due_at: '2026-12-01' }, headers),
    await give({ due_at: '2026-12-01' }, headers),
  ];
  expect([first.status, second.text]).toEqual([201, first.text]);
  expect(first.body).toMatchObject({ status: 'open', stage_number: 2, due_at: '2026-12-01T00:00:00.000Z', version: 1 });
  expect((await list('ayana_staff')).body.items).toHaveLength(1);
  const [line] = await api.database.rows<object>(
    `select visibility, to_state, text from journey_entries where journey_id = $1 and event = 'task'`,
    [journey_id],
  );
  expect(line).toEqual({ visibility: 'internal', to_state: 'open', text: 'Call Dr Rao of Apollo' });
});

test('an assignee, a subject and a journey must be of the case', async () => {
  const other = (await beginJourney(api)).id;
  const subject = await assign(api, other, 'opinion', { user: doctor });
  const faults = async (body: object) => refusedFieldsOf(await give(body));
  expect(await faults({ owner_kind: 'doctor' })).toEqual(['owner_id']);
  expect(await faults({ owner_kind: 'doctor', owner_id: await userIdOf(api, 'patient') })).toEqual(['owner_id']);
  expect(await faults({ owner_kind: 'patient', owner_id: doctor })).toEqual(['owner_id']);
  expect(await faults({ owner_kind: 'case_manager', owner_id: doctor })).toEqual(['owner_id']);
  expect(await faults({ owner_kind: 'partner', owner_id: doctor })).toEqual(['owner_id']);
  expect(await faults({ subject_kind: 'assignment', subject_id: subject })).toEqual(['subject_id']);
  expect(await faults({ journey_id: doctor })).toEqual(['journey_id']);
  expect((await give({ owner_kind: 'partner', owner_id: partner })).status).toBe(201);
});

test('the patient reads their own tasks whole, and of others only whose and what it is about', async () => {
  await give({ detail: 'About the price' });
  await give({ owner_kind: 'patient', title: 'Send your passport', detail: 'A photo is enough.' });
  await give({ owner_kind: 'doctor', owner_id: doctor, title: 'Read the scan of Apollo' });
  const { text, body } = await list('patient', `?journey_id=${journey_id}&sort=created&order=asc`);
  expect(body.items.map(({ title, detail, is_own }) => [title, detail, is_own])).toEqual([
    ['Your case manager is working on: Records and consent', null, false],
    ['Send your passport', 'A photo is enough.', true],
    ['A doctor is working on: Records and consent', null, false],
  ]);
  for (const secret of ['Apollo', 'price', doctor]) expect(text).not.toContain(secret);
});

test('an assignee sees the tasks given to them or to their partner, while they work on the case', async () => {
  await give();
  await give({ owner_kind: 'doctor', owner_id: doctor, title: 'Read the scan' });
  await give({ owner_kind: 'partner', owner_id: partner, title: 'Write the quote' });
  expect([await titles('doctor'), await titles('partner/hospital')]).toEqual([['Read the scan'], ['Write the quote']]);
  expect(await titles('partner/hospital', '')).toEqual(['Write the quote']);
  await api.database.rows(`update assignments set status = 'declined' where partner_id = $1`, [partner]);
  expect([(await list('partner/hospital')).status, await titles('partner/hospital', '')]).toEqual([404, []]);
  await api.database.rows(`update assignments set status = 'accepted' where partner_id = $1`, [partner]);
});

test('a journey one may not open is the same 404 as none', async () => {
  const [foreign, none] = [await list('laboratory_partner'), await list('laboratory_partner', `?journey_id=${doctor}`)];
  expect([foreign.status, none.status]).toEqual([404, 404]);
  expect([foreign.body.code, foreign.body.detail]).toEqual([none.body.code, none.body.detail]);
});

test('the patient finishes their own task, and nothing else', async () => {
  const own = (await give({ owner_kind: 'patient' })).body.id;
  const others = (await give()).body.id;
  expect((await change(own, { status: 'waived' }, 'patient')).status).toBe(403);
  expect((await change(own, { title: 'Nothing' }, 'patient')).status).toBe(403);
  expect((await change(others, { status: 'done' }, 'patient')).status).toBe(403);
  expect((await change(own, { status: 'done' }, 'laboratory_partner')).status).toBe(404);
  expect((await change(own, { status: 'done' }, 'patient')).body).toMatchObject({ status: 'done', version: 2 });
  expect((await change(own, { status: 'open' }, 'ayana_staff')).body).toMatchObject({ status: 'open', done_at: null });
});

test('staff give a task to someone else, who is of the case; nobody else can', async () => {
  const { id } = (await give({ title: 'Read the scan' })).body;
  expect(refusedFieldsOf(await change(id, { owner_kind: 'doctor' }))).toEqual(['owner_id']);
  expect(refusedFieldsOf(await change(id, { owner_id: doctor }))).toEqual(['owner_id']);
  expect(refusedFieldsOf(await change(id, { owner_kind: 'partner', owner_id: doctor }))).toEqual(['owner_id']);
  expect((await change(id, { owner_kind: 'doctor', owner_id: doctor })).body).toMatchObject({
    owner_kind: 'doctor',
    owner_id: doctor,
    version: 2,
  });
  expect(await titles('doctor')).toEqual(['Read the scan']);
  expect((await change(id, { status: 'done', owner_kind: 'patient' }, 'doctor')).status).toBe(403);
  expect((await change(id, { owner_kind: 'patient' })).body).toMatchObject({ owner_kind: 'patient', owner_id: null });
  expect(await titles('doctor')).toEqual([]);
  const notices = await api.database.rows<object>(
    `select message from patient_notifications where journey_id = $1 and message = 'Read the scan'`,
    [journey_id],
  );
  expect(notices).toHaveLength(1);
});

test('a change of an older version is refused', async () => {
  const { id } = (await give()).body;
  const headers = { 'if-match': '"1"' };
  expect((await change(id, { due_at: '2026-12-02' }, 'ayana_staff', headers)).status).toBe(200);
  expect((await change(id, { title: 'Late' }, 'ayana_staff', headers)).status).toBe(412);
  expect(refusedFieldsOf(await change(id, {}))).toEqual(['status']);
});

test('a case manager lists what they are to do, the soonest due first', async () => {
  const staff = await userIdOf(api, 'ayana_staff');
  await give({ title: 'Of nobody' });
  await api.database.rows('update patient_journeys set case_manager_id = $1 where id = $2', [staff, journey_id]);
  await give({ title: 'Later', due_at: '2026-12-05' });
  await give({ title: 'Sooner', due_at: '2026-12-01' });
  await give({ title: 'Of a colleague', owner_id: await userIdOf(api, 'admin') });
  expect(await titles('ayana_staff', '?own=true')).toEqual(['Sooner', 'Later', 'Of nobody']);
  expect(await titles('admin', '?own=true')).toEqual(['Of a colleague']);
  await api.database.rows('update patient_journeys set case_manager_id = null where id = $1', [journey_id]);
});
