import '../../../platform/languages/register.js';
import type { Assignment, AssignmentDetail } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { atTime, emailOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { connected, testSockets } from '../../../../test/support/sockets.js';
import { JourneyClockJob } from '../../cases/automations/journey-clock.job.js';
import { beginJourney, journeyWithRequest, partnerOf, userIdOf } from '../../journeys/testing/journeys.js';

const HOUR = 60 * 60_000;
let api: TestApi;
let journey_id: string;
let partner: string;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
  partner = await partnerOf(api, 'partner/logistics');
});
afterAll(() => api.close());
beforeEach(async () => {
  journey_id = (await beginJourney(api)).id;
  await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [
    journey_id,
    await userIdOf(api, 'ayana_staff'),
  ]);
  await api.database.rows('delete from outgoing_mails');
});
afterEach(() => api.database.rows(`update patient_journeys set status = 'closed'`));

const runIn = (hours: number) =>
  atTime(api, new Date(Date.now() + hours * HOUR), () => api.app.get(JourneyClockJob, { strict: false }).run());
const give = async (body: object = {}) => {
  const answer = await api.call<AssignmentDetail>('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id, kind: 'transport', partner_id: partner, brief: 'Please meet her.', ...body },
  });
  expect(answer.status).toBe(201);
  return answer.body;
};
const change = (id: string, body: object, as: Role = 'partner/logistics') =>
  api.call<AssignmentDetail>('PATCH', `/assignments/${id}`, { as, body });
const read = async (id: string, as: Role) => (await api.call<Assignment>('GET', `/assignments/${id}`, { as })).body;
const mails = (template: string) =>
  api.database
    .rows<{ recipient: string }>('select recipient from outgoing_mails where template = $1 order by recipient', [
      template,
    ])
    .then((rows) => rows.map(({ recipient }) => recipient));
const tasks = (status = 'open') =>
  api.database
    .rows<{ title: string }>(
      `select title from journey_tasks where journey_id = $1 and status = $2 and owner_kind = 'case_manager' order by created_at, id`,
      [journey_id, status],
    )
    .then((rows) => rows.map(({ title }) => title));
const hoursOf = (until: string | null, { created_at }: Assignment) =>
  until === null ? null : Math.round((Date.parse(until) - Date.parse(created_at)) / HOUR);

test('new work has the time of its kind, unless the staff name another', async () => {
  const usual = await give();
  expect([hoursOf(usual.answer_by, usual), hoursOf(usual.due_at, usual)]).toEqual([24, 72]);
  const named = await give({ due_at: new Date(Date.now() + 10 * HOUR).toISOString() });
  expect([hoursOf(named.answer_by, named), hoursOf(named.due_at, named)]).toEqual([10, 10]);
  const laboratory = await partnerOf(api, 'laboratory_partner');
  const order = await give({ kind: 'lab_order', partner_id: laboratory });
  expect([hoursOf(order.answer_by, order), hoursOf(order.due_at, order)]).toEqual([4, 24]);
});

test('work on a trip is counted back from it', async () => {
  journey_id = (await journeyWithRequest(api, { preferred_from: '2099-03-31' })).id;
  const { due_at, answer_by, created_at } = await give();
  expect(due_at).toBe('2099-03-30T00:00:00.000Z');
  expect(Math.round((Date.parse(answer_by ?? '') - Date.parse(created_at)) / HOUR)).toBe(24);
});

test('everyone of the assignee is reminded at half of the time, once, and again at half of the time to do it', async () => {
  const { id } = await give();
  await runIn(11);
  expect(await mails('assignment_reminder')).toEqual([]);
  await runIn(13);
  await runIn(14);
  expect(await mails('assignment_reminder')).toEqual([emailOf('partner/logistics')]);
  expect((await change(id, { status: 'accepted' })).status).toBe(200);
  await runIn(35);
  expect(await mails('assignment_reminder')).toHaveLength(1);
  await runIn(37);
  await runIn(38);
  expect(await mails('assignment_reminder')).toEqual(Array.from({ length: 2 }, () => emailOf('partner/logistics')));
});

test('without an answer in time the work is late for both, and the case manager has one task and one mail', async () => {
  const { id, version } = await give();
  // The first opening of the work is heard by who opened it, too.
  await read(id, 'partner/logistics');
  const socket = sockets.open(api.url, await api.signIn('partner/logistics'));
  const heard: unknown[] = [];
  socket.on('assignments.updated', (data: unknown) => heard.push(data));
  await connected(socket);
  await runIn(25);
  await runIn(26);
  for (const as of ['ayana_staff', 'partner/logistics'] as const)
    expect(await read(id, as)).toMatchObject({
      status: 'offered',
      lapsed_at: expect.any(String),
      version: version + 1,
    });
  expect((await read(id, 'patient')).lapsed_at).toBeNull();
  expect(await tasks()).toEqual(['A partner has not answered: Transport']);
  expect(await mails('assignment_lapsed')).toEqual([emailOf('ayana_staff')]);
  expect(heard).toEqual([{ journey_id, id }]);
  // It can still be done: the answer ends the task, and the time to do it runs.
  expect((await change(id, { status: 'accepted' })).body).toMatchObject({ status: 'accepted', lapsed_at: null });
  expect([await tasks(), await tasks('done')]).toEqual([[], ['A partner has not answered: Transport']]);
  await runIn(73);
  await runIn(74);
  expect(await tasks()).toEqual(['Transport is overdue: A partner']);
  expect(await mails('assignment_lapsed')).toHaveLength(2);
  expect((await change(id, { status: 'done' })).status).toBe(200);
  expect(await tasks()).toEqual([]);
});

test('more time lets the clock run again; when it is over, it is late again', async () => {
  const { id } = await give();
  await runIn(25);
  const due_at = new Date(Date.now() + 100 * HOUR).toISOString();
  expect((await change(id, { due_at })).status).toBe(403);
  await atTime(api, new Date(Date.now() + 30 * HOUR), async () => {
    const { body } = await change(id, { due_at }, 'ayana_staff');
    expect(body).toMatchObject({ due_at, answer_by: due_at, lapsed_at: null });
  });
  expect(await tasks()).toEqual([]);
  await runIn(90);
  expect((await read(id, 'ayana_staff')).lapsed_at).toBeNull();
  await runIn(101);
  expect((await read(id, 'ayana_staff')).lapsed_at).not.toBeNull();
  expect(await tasks()).toHaveLength(1);
});

test.each(['closed', 'paused'])('a case that is %s has no clocks', async (status) => {
  await give();
  await api.database.rows('update patient_journeys set status = $2 where id = $1', [journey_id, status]);
  await runIn(13);
  await runIn(100);
  expect([await tasks(), await mails('assignment_reminder'), await mails('assignment_lapsed')]).toEqual([[], [], []]);
});

test('nobody is asked for work that is done, declined or taken back', async () => {
  for (const status of ['declined', 'cancelled'] as const) {
    const { id } = await give();
    await change(id, { status, declined_reason: 'No car' }, 'ayana_staff');
  }
  const { id } = await give();
  await change(id, { status: 'accepted' });
  await change(id, { status: 'done' });
  await api.database.rows('delete from outgoing_mails');
  await runIn(13);
  await runIn(100);
  expect([await tasks(), await mails('assignment_reminder'), await mails('assignment_lapsed')]).toEqual([[], [], []]);
});
