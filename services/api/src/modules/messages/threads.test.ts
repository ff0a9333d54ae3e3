import '../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { TestCase } from '../journeys/testing/case.js';
import { caseOf, textsOf } from './testing/case.js';

let api: TestApi;
let cases: ReturnType<typeof caseOf>;
beforeAll(async () => {
  api = await startApi();
  cases = caseOf(api);
});
afterAll(() => api.close());

const codeOf = ({ body }: { body: object }): unknown => Reflect.get(body, 'code');

const STRANGERS = ['doctor', 'partner/hospital', 'unverified_user', 'laboratory_partner'] as const;

test('a journey has the patient’s and an internal thread from its beginning; reading makes none', async () => {
  const journey = await cases.begin();
  const seen = (await cases.threads(journey.id, 'ayana_staff')).body.items;
  expect(seen.map(({ kind, unread_count, last_message, reads }) => [kind, unread_count, last_message, reads])).toEqual([
    ['patient', 0, null, []],
    ['internal', 0, null, []],
  ]);
  expect(seen[0]?.case_manager?.id).toBe(await cases.idOf('admin'));
  await cases.threads(journey.id, 'patient');
  const rows = await api.database.rows('select 1 from threads where journey_id = $1', [journey.id]);
  expect(rows).toHaveLength(2);
});

test('the patient reads and writes their thread only', async () => {
  const journey = await cases.begin();
  const { items } = (await cases.threads(journey.id, 'patient')).body;
  expect(items.map(({ id }) => id)).toEqual([journey.patient]);
  expect((await cases.send(journey.patient, 'patient', 'Which papers do you need?')).body).toMatchObject({
    author: { kind: 'patient', name: 'Demo patient' },
    text: 'Which papers do you need?',
    documents: [],
  });
  expect((await cases.send(journey.patient, 'ayana_staff', 'The X-ray of your hip.')).body.author?.kind).toBe('staff');
  expect(textsOf((await cases.messages(journey.patient, 'patient')).body)).toEqual([
    'The X-ray of your hip.',
    'Which papers do you need?',
  ]);
  expect((await cases.messages(journey.internal, 'patient')).status).toBe(404);
  expect((await cases.send(journey.internal, 'patient', 'Hello')).status).toBe(404);
  expect((await cases.read(journey.internal, 'patient')).status).toBe(404);
});

test.each(STRANGERS)(
  'to %s, who has no part in it, a thread is the same 404 as none, and nothing changes',
  async (role) => {
    const journey = await cases.begin();
    await cases.send(journey.patient, 'patient', 'A private question');
    const none = await cases.messages(randomUUID(), role);
    for (const thread of [journey.patient, journey.internal]) {
      const answer = await cases.messages(thread, role);
      expect([answer.status, codeOf(answer)]).toEqual([none.status, codeOf(none)]);
      expect((await cases.send(thread, role, 'Hello')).status).toBe(404);
      expect((await cases.read(thread, role)).status).toBe(404);
    }
    expect((await cases.threads(journey.id, role)).status).toBe(404);
    expect((await cases.messages(journey.patient, 'patient')).body.items).toHaveLength(1);
    const marks = await api.database.rows('select 1 from message_reads where thread_id = $1', [journey.patient]);
    expect(marks).toEqual([]);
  },
);

test('a doctor reads the thread of their own work, until it is withdrawn; not the patient’s', async () => {
  const journey = await cases.begin();
  const { assignment, thread } = await cases.assign(journey.id, 'opinion', 'doctor');
  await cases.send(thread, 'ayana_staff', 'Please look at the X-ray.');
  expect((await cases.send(thread, 'doctor', 'I will do so today.')).body.author?.kind).toBe('assignee');
  const { items } = (await cases.threads(journey.id, 'doctor')).body;
  expect(items.map(({ id, assignment: work }) => [id, work?.kind, work?.assignee])).toEqual([
    [thread, 'opinion', 'Demo doctor'],
  ]);
  expect((await cases.messages(journey.patient, 'doctor')).status).toBe(404);
  expect((await cases.messages(thread, 'patient')).status).toBe(404);
  expect((await cases.threads(journey.id, 'patient')).body.items).toHaveLength(1);
  await api.database.rows(`update assignments set status = 'cancelled' where id = $1`, [assignment]);
  expect((await cases.messages(thread, 'doctor')).status).toBe(404);
  expect(await cases.unread('doctor')).toBe(0);
});

test('a companion writes where the patient allows messages', async () => {
  const [open, closed] = [await cases.begin(), await cases.begin()];
  await cases.accompany(open.id, 'unverified_user', ['write_messages']);
  await cases.accompany(closed.id, 'unverified_user', ['see_journey', 'see_documents']);
  expect((await cases.send(open.patient, 'unverified_user', 'I am her son.')).body.author?.kind).toBe('companion');
  expect((await cases.messages(open.patient, 'unverified_user')).body.items).toHaveLength(1);
  expect((await cases.messages(closed.patient, 'unverified_user')).status).toBe(404);
  expect((await cases.threads(closed.id, 'unverified_user')).status).toBe(404);
});

test('text is stored as text; an empty message, a long one and a wrong paper are refused at their field', async () => {
  const journey = await cases.begin();
  const { body } = await cases.send(journey.patient, 'patient', 'Is <b>5 < 6</b>?\nYes & no');
  expect(body.text).toBe('Is ‹b›5 ‹ 6‹/b›?\nYes & no');
  expect(refusedFieldsOf(await cases.send(journey.patient, 'patient', {}))).toEqual(['text']);
  expect(refusedFieldsOf(await cases.send(journey.patient, 'patient', ' '))).toEqual(['text']);
  expect(refusedFieldsOf(await cases.send(journey.patient, 'patient', 'x'.repeat(1001)))).toEqual(['text']);
  expect((await cases.send(journey.patient, 'patient', 'x'.repeat(1000))).status).toBe(201);
  const foreign = await cases.addDocument((await TestCase.begin(api)).journey_id);
  for (const document_ids of [[foreign], [randomUUID()]])
    expect(refusedFieldsOf(await cases.send(journey.patient, 'patient', { document_ids }))).toEqual(['document_ids']);
  // The papers of all journeys of one person are one record.
  const earlier = await cases.addDocument((await cases.begin()).id);
  expect((await cases.send(journey.patient, 'patient', { document_ids: [earlier] })).status).toBe(201);
});

test('a paper is shown to the readers who may open it', async () => {
  const journey = await cases.begin();
  await cases.accompany(journey.id, 'unverified_user', ['write_messages']);
  const { thread } = await cases.assign(journey.id, 'opinion', 'doctor');
  const paper = await cases.addDocument(journey.id);
  const sent = await cases.send(journey.patient, 'patient', { document_ids: [paper, paper] });
  expect(sent.body.documents).toEqual([
    { id: paper, kind: 'report', file_name: 'report.pdf', media_type: 'application/pdf', size: 10 },
  ]);
  const papersFor = async (threadId: string, as: 'unverified_user' | 'ayana_staff' | 'doctor') =>
    (await cases.messages(threadId, as)).body.items[0]?.documents.length;
  expect(await papersFor(journey.patient, 'ayana_staff')).toBe(1);
  expect(await papersFor(journey.patient, 'unverified_user')).toBe(0);
  const refused = await cases.send(journey.patient, 'unverified_user', { document_ids: [paper] });
  expect(refusedFieldsOf(refused)).toEqual(['document_ids']);
  await cases.send(thread, 'ayana_staff', { text: 'This one', document_ids: [paper] });
  expect(await papersFor(thread, 'doctor')).toBe(0);
  const doctor = await cases.idOf('doctor');
  const grant = (ends: string) =>
    api.database.rows(
      `insert into record_grants (id, journey_id, document_id, to_user_id, reason, starts_at, ends_at, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'Opinion', now() - interval '2 days', now() + $4::interval, now())`,
      [journey.id, paper, doctor, ends],
    );
  await grant('-1 day');
  expect(await papersFor(thread, 'doctor')).toBe(0);
  await grant('1 day');
  expect(await papersFor(thread, 'doctor')).toBe(1);
});

test('pages go back in time, each message once', async () => {
  const journey = await cases.begin();
  for (let index = 0; index < 7; index += 1) await cases.send(journey.patient, 'patient', `m${index}`);
  const first = (await cases.messages(journey.patient, 'patient', '?limit=3')).body;
  const second = (await cases.messages(journey.patient, 'patient', `?limit=3&cursor=${first.next_cursor}`)).body;
  await cases.send(journey.patient, 'patient', 'later');
  const third = (await cases.messages(journey.patient, 'patient', `?limit=3&cursor=${second.next_cursor}`)).body;
  expect([first, second, third].flatMap(textsOf)).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0']);
  expect(third.next_cursor).toBeNull();
});

test('a message that is sent again with its key is written once', async () => {
  const journey = await cases.begin();
  const headers = { 'idempotency-key': randomUUID() };
  const sent = await Promise.all(
    Array.from({ length: 4 }, () => cases.send(journey.patient, 'patient', 'Once', { headers })),
  );
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  expect((await cases.messages(journey.patient, 'patient')).body.items).toHaveLength(1);
  const other = await cases.send(journey.patient, 'patient', 'Another text', { headers });
  expect(other.status).toBe(409);
});

test('sixteen writers at once: every message is there, each at its own time, in one order for all', async () => {
  const journey = await cases.begin();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_each, index) =>
      cases.send(journey.patient, index % 2 === 0 ? 'patient' : 'ayana_staff', `w${index}`),
    ),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  const { items } = (await cases.messages(journey.patient, 'admin')).body;
  const times = items.map(({ created_at }) => created_at);
  expect(new Set(times).size).toBe(16);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(textsOf({ items, next_cursor: null }).toSorted()).toEqual(answers.map(({ body }) => body.text).toSorted());
});

test('unread messages are those of others after the mark, which never goes back or past the last message', async () => {
  const journey = await cases.begin();
  const before = await cases.unread('admin');
  const first = (await cases.send(journey.patient, 'patient', 'One')).body;
  await cases.send(journey.patient, 'patient', 'Two');
  expect(await cases.unread('admin')).toBe(before + 2);
  const unreadOf = async (as: 'admin' | 'patient') => (await cases.threads(journey.id, as)).body.items[0]?.unread_count;
  expect(await unreadOf('patient')).toBe(0);
  expect((await cases.read(journey.patient, 'admin', { until: first.created_at })).body).toEqual({
    read_until: first.created_at,
    unread_count: 1,
  });
  await cases.read(journey.patient, 'admin', { until: '2020-01-01T00:00:00Z' });
  expect(await unreadOf('admin')).toBe(1);
  // A mark for the future would hide what is written until then.
  await cases.read(journey.patient, 'admin', { until: '2099-01-01T00:00:00Z' });
  expect(await unreadOf('admin')).toBe(0);
  await cases.send(journey.patient, 'patient', 'Three');
  expect(await unreadOf('admin')).toBe(1);
  const { items } = (await cases.threads(journey.id, 'patient')).body;
  expect(items[0]?.reads.map(({ user }) => user.name)).toEqual(['Demo admin']);
  expect(items[0]?.last_message?.text).toBe('Three');
  expect(await cases.unread('admin')).toBe(before + 1);
});

test('the rail counts a case manager’s own cases, a patient’s own thread, and the work of an assignee', async () => {
  const journey = await cases.begin();
  const { thread } = await cases.assign(journey.id, 'lodging', 'partner/lodging');
  const [patient, staff, other] = [
    await cases.unread('patient'),
    await cases.unread('admin'),
    await cases.unread('super_admin'),
  ];
  await cases.send(journey.patient, 'ayana_staff', 'Hello');
  await cases.send(journey.internal, 'ayana_staff', 'A note');
  await cases.send(thread, 'ayana_staff', 'Two rooms, please.');
  expect(await cases.unread('patient')).toBe(patient + 1);
  expect(await cases.unread('admin')).toBe(staff + 3);
  expect(await cases.unread('super_admin')).toBe(other);
  expect(await cases.unread('partner/lodging')).toBe(1);
});
