import '../../platform/languages/register.js';
import { atTime, emailOf, startApi, type TestApi } from '../../../test/support/api.js';
import { Database } from '../../platform/database/database.js';
import { NotificationDelivery } from '../notifications/delivery/notification-delivery.job.js';
import { personOf } from '../journeys/testing/case.js';
import { caseOf } from './testing/case.js';
import { UnreadMessagesJob } from './unread-messages.job.js';

let api: TestApi;
let cases: ReturnType<typeof caseOf>;
beforeAll(async () => {
  api = await startApi();
  cases = caseOf(api);
});
afterAll(() => api.close());

const NOON = new Date('2031-03-01T12:00:00Z');
const minutes = (count: number): Date => new Date(NOON.getTime() + count * 60_000);
const sendAt = (count: number, ...[thread, as, text]: Parameters<typeof cases.send>) =>
  atTime(api, minutes(count), () => cases.send(thread, as, text));
const runAt = (count: number, thread: string) =>
  atTime(api, minutes(count), () => api.app.get(UnreadMessagesJob, { strict: false }).run(thread));
const mails = async (thread: string) =>
  (
    await api.database.rows<{ recipient: string; count: number; data: object }>(
      `select recipient, data, (data->>'count')::integer as count from outgoing_mails
       where template = 'unread_messages' and dedupe_key like $1 order by id`,
      [`unread_messages:${thread}:%`],
    )
  ).map(({ recipient, count }) => [recipient, count]);
const notifications = (journeyId: string) =>
  api.database.rows<{ title: string; message: string; metadata: object }>(
    'select title, message, metadata from patient_notifications where journey_id = $1 order by id',
    [journeyId],
  );

test('after ten minutes the case manager gets one mail, and the patient one notification, about all that is unread', async () => {
  const journey = await cases.begin();
  await sendAt(0, journey.patient, 'ayana_staff', 'Good morning');
  await sendAt(5, journey.patient, 'ayana_staff', 'One more thing');
  await runAt(9, journey.patient);
  expect(await mails(journey.patient)).toEqual([]);
  await runAt(10, journey.patient);
  expect(await mails(journey.patient)).toEqual([[emailOf('admin'), 2]]);
  await Promise.all([runAt(10, journey.patient), runAt(15, journey.patient), runAt(15, journey.patient)]);
  expect(await mails(journey.patient)).toHaveLength(1);
  expect(await notifications(journey.id)).toEqual([
    {
      title: 'New messages',
      message: 'You have 2 new messages from Demo ayana staff.',
      metadata: { kind: 'message', path: `/patient-portal/messages?journey=${journey.id}` },
    },
  ]);
  const unreadInBell = async () =>
    (await api.call<number>('GET', '/patient-notifications/unread-count', { as: 'patient' })).body;
  expect(await unreadInBell()).toBe(1);
  await cases.read(journey.patient, 'patient');
  expect(await unreadInBell()).toBe(0);
  await sendAt(20, journey.patient, 'ayana_staff', 'And another');
  await runAt(30, journey.patient);
  expect((await mails(journey.patient)).slice(1)).toEqual([[emailOf('admin'), 1]]);
  expect(await notifications(journey.id)).toHaveLength(2);
  expect(await unreadInBell()).toBe(1);
});

test('neither the mail nor the notification says what was written', async () => {
  const journey = await cases.begin();
  await sendAt(0, journey.patient, 'ayana_staff', 'Your biopsy');
  await runAt(10, journey.patient);
  const rows = await api.database.rows<{ data: object }>(`select data from outgoing_mails where dedupe_key like $1`, [
    `unread_messages:${journey.patient}:%`,
  ]);
  expect(rows).toHaveLength(1);
  const notices = await notifications(journey.id);
  expect(notices).toHaveLength(1);
  expect(JSON.stringify([rows, notices])).not.toContain('biopsy');
});

test('those who have read it get none, and authors none about their own', async () => {
  const journey = await cases.begin();
  await sendAt(0, journey.patient, 'patient', 'A question');
  await cases.read(journey.patient, 'admin');
  await runAt(10, journey.patient);
  expect(await mails(journey.patient)).toEqual([]);
  await sendAt(20, journey.patient, 'patient', 'Another question');
  await runAt(30, journey.patient);
  expect(await mails(journey.patient)).toEqual([[emailOf('admin'), 1]]);
  expect(await notifications(journey.id)).toEqual([]);
});

test.each(['no case manager', 'one who has left the staff'])(
  'with %s the team gets the mail, once',
  async (manager) => {
    const journey = await cases.begin();
    const former = manager === 'no case manager' ? null : (await personOf(api, 'patient')).id;
    await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [journey.id, former]);
    await sendAt(0, journey.patient, 'patient', 'A question');
    await runAt(9, journey.patient);
    expect(await mails(journey.patient)).toEqual([]);
    await Promise.all([runAt(10, journey.patient), runAt(10, journey.patient)]);
    expect(await mails(journey.patient)).toEqual([['team@ayana.test', 1]]);
    await sendAt(20, journey.patient, 'patient', 'Another one');
    await runAt(30, journey.patient);
    expect(await mails(journey.patient)).toEqual([
      ['team@ayana.test', 1],
      ['team@ayana.test', 1],
    ]);
    await sendAt(40, journey.patient, 'patient', 'A third');
    await atTime(api, minutes(41), () => cases.read(journey.patient, 'ayana_staff'));
    await runAt(50, journey.patient);
    expect(await mails(journey.patient)).toHaveLength(2);
  },
);

test('companions who write in the thread get the mail, and assignees that of their own thread', async () => {
  const journey = await cases.begin();
  await cases.accompany(journey.id, 'unverified_user', ['write_messages']);
  await cases.accompany(journey.id, 'partner/lodging', ['see_journey']);
  const { thread } = await cases.assign(journey.id, 'opinion', 'doctor');
  await sendAt(0, journey.patient, 'admin', 'To the patient');
  await sendAt(0, thread, 'admin', 'To the doctor');
  await runAt(10, journey.patient);
  await runAt(10, thread);
  const paths = async (id: string) =>
    (
      await api.database.rows<{ recipient: string; path: string }>(
        `select recipient, data->>'path' as path from outgoing_mails where dedupe_key like $1`,
        [`unread_messages:${id}:%`],
      )
    ).map(({ recipient, path }) => [recipient, path]);
  expect(await paths(journey.patient)).toEqual([
    [emailOf('unverified_user'), `/patient-portal/accompany/${journey.id}`],
  ]);
  expect(await paths(thread)).toEqual([[emailOf('doctor'), `/case-manager/cases/${journey.id}?section=messages`]]);
});

test('a message that is not ten minutes old waits for its own time, when an older one was read', async () => {
  const journey = await cases.begin();
  const first = (await sendAt(0, journey.patient, 'ayana_staff', 'One')).body;
  await sendAt(5, journey.patient, 'ayana_staff', 'Two');
  for (const as of ['patient', 'admin'] as const) await cases.read(journey.patient, as, { until: first.created_at });
  await runAt(10, journey.patient);
  expect([await mails(journey.patient), await notifications(journey.id)]).toEqual([[], []]);
  await runAt(15, journey.patient);
  expect([(await mails(journey.patient)).length, (await notifications(journey.id)).length]).toEqual([1, 1]);
});

test('the patient is not written to about internal messages; a job is queued with each message', async () => {
  const journey = await cases.begin();
  await sendAt(0, journey.internal, 'ayana_staff', 'For colleagues');
  await runAt(10, journey.internal);
  expect(await mails(journey.internal)).toEqual([[emailOf('admin'), 1]]);
  const jobs = await api.database.rows<{ start_after: Date }>(
    `select start_after from jobs.job where name = 'messages.unread' and data->>'thread_id' = $1`,
    [journey.internal],
  );
  expect(jobs.map(({ start_after }) => new Date(start_after).toISOString())).toEqual([minutes(10).toISOString()]);
});

test('a mail that cannot be queued announces nothing, so that the next run does', async () => {
  const journey = await cases.begin();
  await sendAt(0, journey.patient, 'patient', 'A question');
  await api.database.rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await api.database.rows(
    `create trigger refuse before update on message_reads for each row when (new.mailed_until is not null) execute function refuse()`,
  );
  await expect(runAt(10, journey.patient)).rejects.toThrow('no');
  expect(await mails(journey.patient)).toEqual([]);
  await api.database.rows('drop trigger refuse on message_reads');
  await runAt(11, journey.patient);
  expect(await mails(journey.patient)).toEqual([[emailOf('admin'), 1]]);
});

test('the patient’s mail and text about them follow what they chose', async () => {
  const journey = await cases.begin();
  const patient = { as: 'patient' } as const;
  await api.database.rows(`update users set phone = '+254 712 000 000' where email = $1`, [emailOf('patient')]);
  await api.call('PATCH', '/notification-preferences/message', { ...patient, body: { mail: false, text: true } });
  await sendAt(0, journey.patient, 'ayana_staff', 'Good morning');
  await runAt(10, journey.patient);
  const [{ id } = { id: '' }] = await api.database.rows<{ id: string }>(
    'select id from patient_notifications where journey_id = $1',
    [journey.id],
  );
  await atTime(api, minutes(10), () =>
    api.app.get(Database).write((em) => api.app.get(NotificationDelivery, { strict: false }).deliver(em, id)),
  );
  const sent = (table: string) =>
    api.database.rows(`select dedupe_key from ${table} where dedupe_key like $1`, [`notification:${id}:%`]);
  expect(await sent('outgoing_mails')).toEqual([]);
  expect(await sent('outgoing_texts')).toEqual([{ dedupe_key: `notification:${id}:text` }]);
});
