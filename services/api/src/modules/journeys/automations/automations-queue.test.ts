import '../../../platform/languages/register.js';
import type { JourneyAutomation } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { journeyWithRequest, userIdOf } from '../testing/journeys.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi({ JOBS: '1' });
});
afterAll(() => api.close());

async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not happen in time');
}
const list = async (id: string) =>
  (await api.call<JourneyAutomation[]>('GET', `/journey-automations?journey_id=${id}`, { as: 'ayana_staff' })).body;

/** The events a socket of this role has received, by type. */
async function listen(role: 'patient' | 'doctor' | 'ayana_staff' | 'laboratory_partner') {
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
  await until(() => heard[2]?.some(({ type }) => type === 'tasks.changed') ?? false);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const assigned = { type: 'assignments.updated', data: { journey_id: id, id: given.body.id } };
  const changed = { type: 'tasks.changed', data: { journey_id: id, id: task.body.id } };
  const ofWork = heard.map((events) =>
    events.filter(({ type }) => type === 'assignments.updated' || type === 'tasks.changed'),
  );
  expect(ofWork).toEqual([[assigned, changed], [assigned], [assigned, changed], []]);
});
