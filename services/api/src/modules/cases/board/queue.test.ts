import '../../../platform/languages/register.js';
import { type Board, QUEUE_HOURS, type QueueItem, type QueuePage, type QueueCounts } from '@ayana/contracts/journey';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { setTimeout } from 'node:timers/promises';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { personOf } from '../../journeys/testing/case.js';
import { deskOf } from '../../service-desk/testing/desk.js';
import { caseRowsOf, inHours } from '../../journeys/testing/case-rows.js';

type Reader = 'ayana_staff' | 'admin' | 'doctor' | 'patient';

let api: TestApi;
let rows: ReturnType<typeof caseRowsOf>;
let [me, colleague, patient, doctor] = ['', '', '', ''];
beforeAll(async () => {
  api = await startApi();
  rows = caseRowsOf(api);
  me = await rows.userId('ayana_staff');
  colleague = await rows.userId('admin');
  patient = await rows.userId('patient');
  doctor = await rows.userId('doctor');
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['journey_tasks', 'message_reads', 'messages', 'documents', 'quote_lines', 'quotes'])
    await api.database.rows(`delete from ${table}`);
  await api.database.rows(`update patient_journeys set status = 'closed'`);
  await api.database.rows(`update inbox_items set status = 'closed'`);
  await api.database.rows(`update treatment_requests set status = 'declined'`);
  await api.database.rows(`update assignments set status = 'cancelled', closed_at = now()`);
});

const queue = async (query = '', as: Reader = 'ayana_staff'): Promise<QueueItem[]> =>
  (await api.call<QueuePage>('GET', `/case-queue${query}`, { as })).body.items;
const details = async (query = '', as: Reader = 'ayana_staff'): Promise<string[]> =>
  (await queue(query, as)).map(({ kind, detail }) => `${kind}: ${detail}`);

test('everything that waits is in one list, the soonest due first', async () => {
  const id = await rows.journey(me);
  await rows.task(id, 'Call the family', inHours(30));
  await rows.task(id, 'Without a day', null);
  await rows.message(await rows.thread(id), patient, 'When do I fly?', inHours(-23));
  await rows.paper(id, inHours(-20));
  await rows.quote(id, 2);
  const assignment = await rows.assignment(id, 'opinion', doctor, inHours(-5));
  const inbox = inboxOf(api);
  const enquiry = await inbox.received('contact', { first_name: 'Amina', last_name: 'Rahman' });
  await inbox.claim(enquiry);
  await api.database.rows(`update inbox_items set due_at = $2 where id = $1`, [enquiry, inHours(2)]);
  const items = await queue();
  expect(items.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['assignment', 'opinion'],
    ['message', 'When do I fly?'],
    ['enquiry', 'contact'],
    ['paper', 'report'],
    ['task', 'Call the family'],
    ['quote', expect.any(String)],
    ['task', 'Without a day'],
  ]);
  expect(items.map(({ id: each }) => each)).toContain(assignment);
  expect(items.find(({ kind }) => kind === 'enquiry')).toMatchObject({ name: 'Amina Rahman', journey_id: null });
  expect(items.find(({ kind }) => kind === 'message')).toMatchObject({
    journey_id: id,
    subject_kind: 'patient',
    owner: { id: me },
    due_at: inHours(1).toISOString(),
  });
});

const HOUR = 60 * 60_000;
const hoursOf = ({ since, due_at }: QueueItem): number => (Date.parse(due_at ?? '') - Date.parse(since)) / HOUR;
const askFor = async (priority_level: string) => {
  const [treatment] = await api.database.rows<{ id: string }>('select id from treatments where is_active limit 1');
  const body = { treatment_id: treatment?.id, priority_level };
  return (await api.call<{ id: string }>('POST', '/treatment-requests', { as: 'patient', body })).body.id;
};

test('a request of a higher priority has a shorter clock, in the queue and on the board', async () => {
  const asked = [await askFor('low'), await askFor('high'), await askFor('medium'), await askFor('urgent')];
  const items = await queue('?kind=request');
  expect(items.map(({ id }) => asked.indexOf(id))).toEqual([3, 1, 0, 2]);
  expect(items.map((item) => [item.priority_level, hoursOf(item)])).toEqual([
    ['urgent', 4],
    ['high', 8],
    ['low', 24],
    ['medium', 24],
  ]);
  const { body } = await api.call<Board>('GET', '/case-board', { as: 'ayana_staff' });
  const cards = body.columns[0]?.items.filter(({ kind }) => kind === 'request') ?? [];
  expect(cards.map(({ due_at }) => due_at)).toEqual(items.map(({ due_at }) => due_at));
});

test('the clocks of what comes in are those of the contracts', async () => {
  const id = await rows.journey(me);
  await rows.message(await rows.thread(id), patient, 'Hello', inHours(-2));
  await rows.paper(id, inHours(-1));
  const inbox = inboxOf(api);
  await inbox.claim(await inbox.received('contact'));
  const hours = (await queue()).map((item) => [item.kind, hoursOf(item)]);
  expect(hours.toSorted()).toEqual([
    ['enquiry', 24],
    ['message', 24],
    ['paper', 24],
  ]);
  expect(QUEUE_HOURS).toEqual({ enquiry: 24, message: 24, paper: 24 });
});

test('a row names treatment, country, partner, amount and stage, as far as the reader may know', async () => {
  await api.database.rows(`update users set country = 'Kenya' where id = $1`, [patient]);
  const id = await rows.journey(me);
  const request = await askFor('high');
  await api.database.rows(`update patient_journeys set treatment_request_id = $2 where id = $1`, [id, request]);
  // The request was a case of its own until then.
  await api.database.rows(`update cases set treatment_request_id = null where treatment_request_id = $1`, [request]);
  await api.database.rows(`update cases set treatment_request_id = $2 where id = $1`, [id, request]);
  const [named] = await api.database.rows<{ name: string }>(
    'select treatment.name from treatments treatment join treatment_requests request on request.treatment_id = treatment.id where request.id = $1',
    [request],
  );
  await api.database.rows(`update journey_tasks set stage_number = 5 where id = $1`, [
    await rows.task(id, 'Book the visa', inHours(1)),
  ]);
  const quote = await rows.quote(id, 2);
  await api.database.rows(
    `update quote_lines set quantity = 1, unit_price = 450000, included = true where quote_id = $1`,
    [quote],
  );
  await rows.assignment(id, 'opinion', doctor, inHours(-5));
  const inbox = inboxOf(api);
  await inbox.claim(await inbox.received('consultation', { procedure_interest: 'My knee', country: 'Nepal' }));
  const found = new Map((await queue()).map((item) => [item.kind, item]));
  const about = { treatment: named?.name, country: 'Kenya', priority_level: 'high' };
  expect(found.get('task')).toMatchObject({ ...about, stage: 5, amount: null });
  expect(found.get('quote')).toMatchObject({ ...about, amount: 900_000, partner: found.get('quote')?.detail });
  const [{ name } = { name: '' }] = await api.database.rows<{ name: string }>('select name from users where id = $1', [
    doctor,
  ]);
  expect(found.get('assignment')).toMatchObject({ ...about, partner: name, subject_kind: 'offered' });
  expect(found.get('enquiry')).toMatchObject({ treatment: 'My knee', country: 'Nepal', priority_level: null });
  const [own] = await queue('', 'doctor');
  expect(own).toMatchObject({ kind: 'assignment', treatment: named?.name, country: null, partner: null, name: null });
});

test('service requests and needs of a case are in the queue with their clocks, until they are met', async () => {
  const id = await rows.journey(me);
  const [city] = await api.database.rows<{ id: string }>('select id from cities limit 1');
  const times = { from_at: inHours(4).toISOString(), until_at: inHours(8).toISOString() };
  const needs = { kind: 'vehicle', title: 'A car from the airport', city_id: city?.id, quantity: 1, ...times };
  const as = 'ayana_staff' as const;
  const need = await api.call<{ id: string; case_number: string }>('POST', '/resource-needs', {
    as,
    body: { ...needs, journey_id: id },
  });
  expect([need.status, need.body.case_number]).toEqual([201, expect.stringMatching(/^AY-/)]);
  await api.call('POST', '/resource-needs', { as, body: needs });
  const desk = deskOf(api);
  const asked = await desk.ask(await desk.published(), { journey_id: id }, 'ayana_staff');
  expect(asked.body.case_number).toBe(need.body.case_number);
  const waiting = await queue('?kind=service_request,need');
  expect(waiting.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
    { kind: 'need', id: need.body.id, subject_kind: 'vehicle', due_at: times.from_at },
    {
      kind: 'service_request',
      id: asked.body.id,
      detail: 'A Bengali interpreter',
      subject_kind: 'new',
      case_number: need.body.case_number,
      due_at: asked.body.due_at,
    },
  ]);
  await desk.move(asked.body.id, 'cancel');
  await api.call('POST', `/resource-needs/${need.body.id}/close`, { as, body: {} });
  expect(await queue('?kind=service_request,need')).toEqual([]);
});

test('mine, nobody’s and everyone’s work are told apart, and kinds are filtered', async () => {
  await rows.task(await rows.journey(me), 'Mine', inHours(1));
  const theirs = await rows.journey(colleague);
  await rows.task(theirs, 'Of a colleague', inHours(2));
  await rows.task(theirs, 'Given to me', inHours(3), { id: me });
  const free = await rows.journey();
  await rows.task(free, 'Nobody’s', inHours(4));
  await rows.task(free, 'Of the patient', inHours(4), { kind: 'patient' });
  await rows.paper(free, inHours(-1));
  expect(await details()).toEqual(['task: Mine', 'task: Given to me']);
  expect(await details('?scope=unassigned')).toEqual(['task: Nobody’s', 'paper: report']);
  expect(await details('?scope=all&kind=task')).toEqual([
    'task: Mine',
    'task: Of a colleague',
    'task: Given to me',
    'task: Nobody’s',
  ]);
  expect(await details('?scope=all&kind=paper,quote')).toEqual(['paper: report']);
});

test('what is late and what is due within a day are told apart, however much there is of either', async () => {
  const id = await rows.journey(me);
  for (let at = 1; at <= 15; at += 1) await rows.task(id, `Late ${at}`, inHours(-at));
  await rows.task(id, 'In an hour', inHours(1));
  await rows.task(id, 'In 23 hours', inHours(23));
  await rows.task(id, 'In 25 hours', inHours(25));
  await rows.task(id, 'Without a day', null);
  expect(await details('?scope=all&due=next&limit=4')).toEqual(['task: In an hour', 'task: In 23 hours']);
  const { body } = await api.call<QueuePage>('GET', '/case-queue?scope=all&due=late&limit=8', { as: 'ayana_staff' });
  expect([body.items.length, body.items[0]?.detail, body.next_cursor === null]).toEqual([8, 'Late 15', false]);
  expect((await api.call('GET', '/case-queue?due=soon', { as: 'ayana_staff' })).status).toBe(422);
});

test('a closed case leaves the queue', async () => {
  const id = await rows.journey(me);
  await rows.task(id, 'Call', inHours(1));
  await rows.paper(id, inHours(-1));
  await rows.message(await rows.thread(id), patient, 'Hello', inHours(-1));
  await rows.quote(id, 1);
  await rows.assignment(id, 'referral', doctor, inHours(-1));
  expect(await queue()).toHaveLength(5);
  await api.database.rows(`update patient_journeys set status = 'closed' where id = $1`, [id]);
  expect(await queue()).toEqual([]);
});

test('a paper that was taken back leaves the queue', async () => {
  const paper = await rows.paper(await rows.journey(me), inHours(-1));
  expect(await details()).toEqual(['paper: report']);
  await api.database.rows(`update documents set removed_at = now(), file_id = null where id = $1`, [paper]);
  expect(await details()).toEqual([]);
});

test('a message waits until the case manager has read it; without one, until one of the staff has', async () => {
  const mine = await rows.thread(await rows.journey(me));
  const free = await rows.thread(await rows.journey());
  for (const thread of [mine, free]) {
    await rows.message(thread, patient, 'First', inHours(-3));
    await rows.message(thread, patient, 'Second', inHours(-2));
  }
  expect(await details('?scope=all')).toEqual(['message: First', 'message: First']);
  await rows.readUntil(mine, me, inHours(-3));
  await rows.readUntil(mine, colleague, inHours(0));
  await rows.readUntil(mine, patient, inHours(0));
  await rows.readUntil(free, patient, inHours(0));
  expect(await details()).toEqual(['message: Second']);
  await rows.readUntil(mine, me, inHours(0));
  expect(await details()).toEqual([]);
  expect(await details('?scope=unassigned')).toEqual(['message: First']);
  await rows.readUntil(free, colleague, inHours(0));
  expect(await details('?scope=all')).toEqual([]);
  // What the case manager writes waits for nobody of the staff.
  await rows.message(mine, me, 'An answer', inHours(-1));
  expect(await details('?scope=all')).toEqual([]);
});

test('a request waits until it is decided or a journey has grown from it', async () => {
  const [treatment] = await api.database.rows<{ id: string; name: string }>(
    'select id, name from treatments where is_active order by name limit 1',
  );
  const ask = async () =>
    (
      await api.call<{ id: string }>('POST', '/treatment-requests', {
        as: 'patient',
        body: { treatment_id: treatment?.id },
      })
    ).body.id;
  const [first, second] = [await ask(), await ask()];
  expect((await queue('?scope=unassigned&kind=request')).map(({ id }) => id)).toEqual([first, second]);
  expect((await queue('?scope=all&kind=request'))[0]).toMatchObject({
    treatment: treatment?.name,
    name: expect.any(String),
    owner: null,
  });
  await api.call('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id: patient, treatment_request_id: first },
  });
  await api.call('PATCH', `/treatment-requests/${second}`, { as: 'ayana_staff', body: { status: 'declined' } });
  expect(await queue('?scope=all&kind=request')).toEqual([]);
});

test('a new request waits for everyone of the staff until a journey has grown from it, and the team has a mail', async () => {
  const [treatment] = await api.database.rows<{ id: string }>('select id from treatments where is_active limit 1');
  const { body } = await api.call<{ id: string; case_number: string }>('POST', '/treatment-requests', {
    as: 'patient',
    body: { treatment_id: treatment?.id },
  });
  for (const as of ['ayana_staff', 'admin'] as const)
    expect((await queue('', as)).map(({ id }) => id)).toEqual([body.id]);
  expect(await queue('', 'doctor')).toEqual([]);
  const mails = await api.database.rows<object>(
    `select template, recipient, data->>'path' as path, data->>'case_number' as number from outgoing_mails where dedupe_key = $1`,
    [`treatment_request:${body.id}:notice`],
  );
  expect(mails).toEqual([
    {
      template: 'treatment_request_notice',
      recipient: api.config.teamEmail,
      path: `/admin/requests/${body.id}`,
      number: body.case_number,
    },
  ]);
  await api.call('POST', '/patient-journeys', {
    as: 'admin',
    body: { patient_id: patient, treatment_request_id: body.id },
  });
  expect(await queue()).toEqual([]);
});

test('the work of someone who has left the staff is nobody’s', async () => {
  const former = (await personOf(api, 'patient')).id;
  await rows.task(await rows.journey(former), 'Left behind', inHours(1));
  await rows.task(await rows.journey(me), 'Mine', inHours(2));
  expect(await details('?scope=unassigned')).toEqual(['task: Left behind']);
});

test('the rail counts of one’s own work what is late or due today', async () => {
  const due = async (as: Reader = 'ayana_staff') =>
    (await api.call<number>('GET', '/case-queue/due-count', { as })).body;
  const id = await rows.journey(me);
  await rows.task(id, 'Late', inHours(-1));
  await rows.task(id, 'In three days', inHours(72));
  await rows.task(id, 'Without a day', null);
  await rows.task(await rows.journey(colleague), 'Of a colleague', inHours(-1));
  expect(await due()).toBe(1);
  await rows.task(id, 'Now', inHours(0));
  expect(await due()).toBe(2);
  expect((await api.call('GET', '/case-queue/due-count', { as: 'patient' })).status).toBe(403);
});

test('quotes wait from three days before they lapse', async () => {
  const id = await rows.journey(me);
  const soon = await rows.quote(id, 3);
  await rows.quote(id, 4);
  const draft = await rows.quote(id, 1);
  await api.database.rows(`update quotes set status = 'draft' where id = $1`, [draft]);
  expect((await queue()).map((item) => item.id)).toEqual([soon]);
});

test('pages hold every row once, also those without a due time', async () => {
  const id = await rows.journey(me);
  const due = inHours(5);
  for (const title of ['a', 'b', 'c']) await rows.task(id, title, due);
  for (const title of ['d', 'e']) await rows.task(id, title, null);
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await api.call<QueuePage>('GET', `/case-queue?limit=2${cursor}`, { as: 'ayana_staff' });
    seen.push(...body.items.map(({ detail }) => detail));
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
  } while (cursor !== '');
  expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(seen.slice(3).toSorted()).toEqual(['d', 'e']);
});

test('counts say what waits of each kind, and how much of it is late', async () => {
  const id = await rows.journey(me);
  await rows.task(id, 'Late', inHours(-1));
  await rows.task(id, 'In time', inHours(1));
  await rows.paper(id, inHours(-1));
  const { body } = await api.call<QueueCounts>('GET', '/case-queue/counts', { as: 'ayana_staff' });
  expect(body.kinds.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
    { kind: 'paper', count: 1, late: 0 },
    { kind: 'task', count: 2, late: 1 },
  ]);
});

test('a doctor’s queue has only work of cases handed to them, without names', async () => {
  const id = await rows.journey(me);
  await rows.task(id, 'Of the case manager', inHours(1));
  await rows.task(id, 'Read the reports', inHours(2), { kind: 'doctor', id: doctor });
  expect(await queue('?scope=all', 'doctor')).toEqual([]);
  const assignment = await rows.assignment(id, 'opinion', doctor, inHours(48));
  const thread = await rows.thread(id, 'partner', assignment);
  await rows.message(thread, me, 'Any news?', inHours(-1));
  await rows.message(await rows.thread(id), patient, 'For the case manager', inHours(-1));
  expect(await details('?scope=all', 'doctor')).toEqual([
    'task: Read the reports',
    'message: Any news?',
    'assignment: opinion',
  ]);
  expect((await queue('', 'doctor')).map(({ name }) => name)).toEqual([null, null, null]);
  await rows.readUntil(thread, doctor, inHours(0));
  await api.database.rows(`update assignments set status = 'cancelled' where id = $1`, [assignment]);
  expect(await queue('', 'doctor')).toEqual([]);
});

test('patients have no queue', async () => {
  expect((await api.call('GET', '/case-queue', { as: 'patient' })).status).toBe(403);
});

test('a message waits again when what was read, or who wrote, is gone', async () => {
  const thread = await rows.thread(await rows.journey(me));
  const first = await rows.message(thread, patient, 'First', inHours(-3));
  await rows.message(thread, patient, 'Second', inHours(-2));
  await rows.readUntil(thread, me, inHours(0));
  await api.database.rows('delete from message_reads where thread_id = $1', [thread]);
  expect(await details('?kind=message')).toEqual(['message: First']);
  await api.database.rows('delete from messages where id = $1', [first]);
  expect(await details('?kind=message')).toEqual(['message: Second']);
  await api.database.rows('update messages set author_id = $2 where thread_id = $1', [thread, me]);
  expect(await details('?kind=message')).toEqual([]);
});

test('what is written while the thread is being read waits', async () => {
  const thread = await rows.thread(await rows.journey(me));
  await rows.message(thread, patient, 'First', inHours(-3));
  await withClient(api.database.url, async (writer) => {
    await writer.query('begin');
    await writer.query(
      `insert into messages (id, thread_id, author_id, text, document_ids, created_at)
       values (gen_random_uuid(), $1, $2, 'Written meanwhile', '{}', $3)`,
      [thread, patient, inHours(-1)],
    );
    const reading = rows.readUntil(thread, me, inHours(-2));
    // It waits for the writer, whose message it would not see otherwise.
    await setTimeout(300);
    await writer.query('commit');
    await reading;
  });
  expect(await details('?kind=message')).toEqual(['message: Written meanwhile']);
});

// The last one: who loses a role loses the sessions, here those of the other tests.
test('what another case manager has read waits for the next one, and what only former staff have read waits again', async () => {
  const [taken, free] = [await rows.journey(me), await rows.journey(null)];
  for (const id of [taken, free]) {
    const thread = await rows.thread(id);
    await rows.message(thread, patient, 'Is there news?', inHours(-2));
    await rows.readUntil(thread, me, inHours(1));
  }
  expect(await details('?scope=all&kind=message')).toEqual([]);
  await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [taken, colleague]);
  expect(await details('?scope=all&kind=message')).toEqual(['message: Is there news?']);
  await api.database.rows(`update users set role = 'patient' where id = $1`, [me]);
  try {
    expect((await queue('?scope=all&kind=message', 'admin')).map(({ journey_id }) => journey_id)).toEqual([
      taken,
      free,
    ]);
  } finally {
    await api.database.rows(`update users set role = 'ayana_staff' where id = $1`, [me]);
  }
});
