import '../../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import type { JourneyAutomation, PatientJourney } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { CaseActions } from './case-actions.js';
import { caseRowsOf } from '../../journeys/testing/case-rows.js';
import { assign, beginJourney, journeyWithRequest, userIdOf } from '../../journeys/testing/journeys.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi({ JOBS: '1' });
});
afterAll(() => api.close());

const until = (check: () => Promise<boolean> | boolean): Promise<boolean> => eventually(async () => check());
const list = async (id: string) =>
  (await api.call<JourneyAutomation[]>('GET', `/journey-automations?journey_id=${id}`, { as: 'ayana_staff' })).body;

/** The events a socket of this role has received, by type. */
async function listen(role: Role) {
  const received: { type: string; data: object }[] = [];
  const socket = await sockets.connect(api.url, await api.signIn(role));
  socket.onAny((type: string, data: object) => received.push({ type, data }));
  return received;
}

test('a journey that begins is worked on by the queue', async () => {
  const { id } = await journeyWithRequest(api);
  await until(async () => (await list(id)).every(({ status }) => status === 'done'));
  expect((await list(id)).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
});

test('a changed journey is heard by everyone who opens it, and whole only by the staff and the patient', async () => {
  const { id } = await journeyWithRequest(api);
  await until(async () => (await list(id)).every(({ status }) => status === 'done'));
  await assign(api, id, 'opinion', { user: await userIdOf(api, 'doctor') });
  await api.database.add('companions', { journey_id: id, user_id: await userIdOf(api, 'unverified_user') });
  const roles = ['patient', 'ayana_staff', 'doctor', 'unverified_user', 'laboratory_partner'] as const;
  const heard = await Promise.all(roles.map((role) => listen(role)));
  const body = { status: 'closed', closed_reason: 'Cannot pay' };
  const closed = await api.call<PatientJourney>('PATCH', `/patient-journeys/${id}`, { as: 'ayana_staff', body });
  const { version } = closed.body;
  const last = () =>
    heard.map((events) => events.filter(({ type }) => type === 'journey.updated').map(({ data }) => data));
  await until(() => last().flat().length >= 3);
  // Closing the case takes the work back: the doctor does not open it any more.
  expect(last()).toEqual([[{ ...closed.body, closed_reason: null }], [closed.body], [], [{ id, version }], []]);
  const open = await beginJourney(api);
  await assign(api, open.id, 'opinion', { user: await userIdOf(api, 'doctor') });
  const paused = { as: 'ayana_staff', body: { status: 'paused' } } as const;
  await api.call('PATCH', `/patient-journeys/${open.id}`, paused);
  await until(() => heard[2]?.some(({ data }) => 'id' in data && data.id === open.id) ?? false);
  expect(heard[2]?.at(-1)?.data).toEqual({ id: open.id, version: expect.any(Number) });
});

test('a failed attempt is heard by the staff, so that the case page shows it', async () => {
  const { id } = await journeyWithRequest(api);
  await until(async () => (await list(id)).every(({ status }) => status === 'done'));
  const staff = await listen('ayana_staff');
  await caseRowsOf(api).quote(id, 14);
  const actions = api.app.get(CaseActions, { strict: false });
  Object.defineProperty(actions, 'notifyPatient', { value: () => Promise.reject(new Error()), configurable: true });
  await api.call('POST', '/rpc/update_journey_stage', {
    as: 'ayana_staff',
    body: { p_journey_id: id, p_stage_number: 4, p_status: 'completed' },
  });
  const heard = () => staff.filter(({ type, data }) => type === 'journey.updated' && 'id' in data && data.id === id);
  await until(async () => (await list(id)).at(-1)?.status === 'failed');
  await until(() => heard().length > 1);
  Reflect.deleteProperty(actions, 'notifyPatient');
  expect((await list(id)).at(-1)).toMatchObject({ name: 'ask_to_choose', attempts: 1 });
});

test('tasks and assignments are heard by those whose lists show them, with ids only', async () => {
  const { id } = await journeyWithRequest(api);
  await until(async () => (await list(id)).every(({ status }) => status === 'done'));
  const doctor = await userIdOf(api, 'doctor');
  const heard = await Promise.all(
    (['patient', 'doctor', 'ayana_staff', 'laboratory_partner'] as const).map((role) => listen(role)),
  );
  const body = { journey_id: id, kind: 'opinion', assignee_user_id: doctor, brief: 'Is it safe?' };
  const given = await api.call<{ id: string }>('POST', '/assignments', { as: 'ayana_staff', body });
  const task = await api.call<{ id: string }>('POST', '/journey-tasks', {
    as: 'ayana_staff',
    body: { journey_id: id, title: 'Call the hospital', owner_kind: 'case_manager' },
  });
  const assigned = { type: 'assignments.updated', data: { journey_id: id, id: given.body.id } };
  const changed = { type: 'tasks.changed', data: { journey_id: id, id: task.body.id } };
  // What the case itself gave before may still be heard.
  const these = new Set<unknown>([given.body.id, task.body.id]);
  const ofWork = () => heard.map((events) => events.filter(({ data }) => 'id' in data && these.has(data.id)));
  await until(() => ofWork().flat().length >= 5);
  expect(ofWork()).toEqual([[assigned, changed], [assigned], [assigned, changed], []]);
});
