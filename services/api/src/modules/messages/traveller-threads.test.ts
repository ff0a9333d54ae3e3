import '../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { Message, MessagesPage, Thread, Threads, WorkThreadsPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { inHours } from '../journeys/testing/case-rows.js';
import { type Person, personOf, TestCase } from '../journeys/testing/case.js';
import { UnreadMessagesJob } from './unread-messages.job.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A driver who accepted to meet the patient in so many hours. */
async function ride(hours: number, kind: 'transport' | 'visa_support' = 'transport') {
  const one = await TestCase.begin(api);
  const driver = await personOf(api, kind === 'transport' ? 'partner/logistics' : 'partner/travel_visa');
  const { body } = await api.call<{ id: string }>('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id: one.journey_id, kind, assignee_user_id: driver.id, brief: 'Please meet the patient.' },
  });
  const leg = await api.database.add('travel_legs', {
    journey_id: one.journey_id,
    assignment_id: body.id,
    kind: 'pickup',
    starts_at: inHours(hours),
    zone: 'Asia/Kolkata',
    status: 'booked',
  });
  const answer = (status: string) =>
    api.call('PATCH', `/assignments/${body.id}`, { token: driver.token, body: { status } });
  return { one, driver, work: body.id, leg, answer };
}
type Ride = Awaited<ReturnType<typeof ride>>;

const threadsOf = async ({ one }: Ride, { token }: Pick<Person, 'token'>): Promise<Thread[]> =>
  (await api.call<Partial<Threads>>('GET', `/threads?journey_id=${one.journey_id}`, { token })).body.items ?? [];
const threadOf = async (its: Ride, person: Pick<Person, 'token'>) =>
  (await threadsOf(its, person)).find(({ kind }) => kind === 'traveller');
const write = ({ token }: Pick<Person, 'token'>, id: string, body: object) =>
  api.call<Message & Pick<Problem, 'code' | 'detail'>>('POST', `/threads/${id}/messages`, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body,
  });
const move = (its: Ride, hours: number) =>
  api.database.rows('update travel_legs set starts_at = $2 where id = $1', [its.leg, inHours(hours)]);

test('from acceptance on, driver and traveller have a thread; staff read it, a stranger and offered work do not', async () => {
  const its = await ride(30);
  expect(await threadOf(its, its.one.patient)).toBeUndefined();
  await its.answer('accepted');
  const seen = await threadOf(its, its.driver);
  expect(seen).toMatchObject({ may_write: true, assignment: { id: its.work, kind: 'transport' } });
  expect((await threadOf(its, its.one.patient))?.id).toBe(seen?.id);
  const staff = { token: await api.signIn('ayana_staff') };
  expect((await threadOf(its, staff))?.id).toBe(seen?.id);
  const stranger = await personOf(api, 'partner/logistics');
  expect(await threadOf(its, stranger)).toBeUndefined();
  expect((await write(stranger, seen?.id ?? '', { text: 'Hello' })).status).toBe(404);
  await api.database.rows(`update assignments set status = 'declined' where id = $1`, [its.work]);
  expect(await threadOf(its, its.one.patient)).toBeUndefined();
  expect((await write(its.driver, seen?.id ?? '', { text: 'Hello' })).status).toBe(404);
});

test('they write from two days before until a day after, each hears of the other, and no papers are sent', async () => {
  const its = await ride(60);
  await its.answer('accepted');
  const thread = await threadOf(its, its.driver);
  const id = thread?.id ?? '';
  expect(thread?.may_write).toBe(false);
  expect(Date.parse(thread?.writing_time?.from ?? '') - Date.now()).toBeGreaterThan(11 * 60 * 60_000);
  const early = await write(its.driver, id, { text: 'Where are you?' });
  expect([early.status, early.body.detail]).toEqual([
    409,
    expect.stringMatching(/^You can write .* from .* \(India\)\.$/),
  ]);
  await move(its, 40);
  const sent = await write(its.driver, id, { text: 'I wait at gate 4 with a sign.' });
  expect([sent.status, sent.body.author?.kind]).toEqual([201, 'assignee']);
  const answer = await write(its.one.patient, id, { text: 'Thank you, we are two.' });
  expect([answer.status, answer.body.author?.kind]).toEqual([201, 'patient']);
  const paper = randomUUID();
  expect(refusedFieldsOf(await write(its.one.patient, id, { text: 'My passport', document_ids: [paper] }))).toEqual([
    'document_ids',
  ]);
  const { body: read } = await api.call<MessagesPage>('GET', `/threads/${id}/messages`, { token: its.driver.token });
  expect(read.items.map(({ text }) => text)).toEqual(['Thank you, we are two.', 'I wait at gate 4 with a sign.']);
  // Nobody of the partner reads what the patient writes to the case manager.
  expect((await threadsOf(its, its.driver)).map(({ kind }) => kind).toSorted()).toEqual(['partner', 'traveller']);
  await move(its, -25);
  const over = await write(its.one.patient, id, { text: 'Too late' });
  expect([over.status, over.body.detail]).toEqual([409, 'The trip is over. Please write to the case manager.']);
  await api.database.rows(`update travel_legs set status = 'cancelled' where id = $1`, [its.leg]);
  expect((await write(its.driver, id, { text: 'Hello' })).body.detail).toMatch(/once the times of the trip are known/);
});

test('what was not read comes by bell and mail to the other, and neither to the case manager nor into the queue of the staff', async () => {
  const its = await ride(30);
  await its.answer('accepted');
  const manager = await personOf(api, 'ayana_staff');
  await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [
    its.one.journey_id,
    manager.id,
  ]);
  const id = (await threadOf(its, its.driver))?.id ?? '';
  await write(its.driver, id, { text: 'I wait at gate 4.' });
  await write(its.one.patient, id, { text: 'We have landed.' });
  const unread = async ({ token }: Pick<Person, 'token'>) =>
    (await api.call<number>('GET', '/threads/unread-count', { token })).body;
  expect([await unread(its.driver), await unread(its.one.patient), await unread(manager)]).toEqual([1, 1, 0]);
  const list = await api.call<WorkThreadsPage>('GET', '/work-threads', { token: its.driver.token });
  expect(list.body.items[0]).toMatchObject({ kind: 'traveller', unread_count: 1, text: 'We have landed.' });
  await api.database.rows(`update messages set created_at = created_at - interval '1 hour' where thread_id = $1`, [id]);
  await api.database.rows(
    `update threads set updated_at = updated_at - interval '1 hour', created_at = created_at - interval '2 hours' where id = $1`,
    [id],
  );
  await api.app.get(UnreadMessagesJob).run(id);
  const bells = await api.database.rows<{ patient_id: string; message: string }>(
    `select patient_id, message from patient_notifications where patient_id = any($1) and message like '%new message%'`,
    [[its.driver.id, its.one.patient.id, manager.id]],
  );
  expect(bells.map(({ patient_id }) => patient_id).toSorted()).toEqual([its.driver.id, its.one.patient.id].toSorted());
  expect(bells.every(({ message }) => !/gate|landed/.test(message))).toBe(true);
  expect(
    await api.database.rows(`select 1 from outgoing_mails where template = 'unread_messages' and recipient = $1`, [
      manager.email,
    ]),
  ).toEqual([]);
  const waiting = await api.database.rows(`select 1 from queue_messages where id = $1`, [id]);
  expect(waiting).toEqual([]);
  await api.call('POST', `/threads/${id}/read`, { token: its.one.patient.token, body: {} });
  expect(await unread(its.one.patient)).toBe(0);
});

test('a visa office meets nobody: it has no such thread', async () => {
  const its = await ride(30, 'visa_support');
  await its.answer('accepted');
  expect((await threadsOf(its, its.driver)).map(({ kind }) => kind)).not.toContain('traveller');
});
