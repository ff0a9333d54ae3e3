import type { OwnSignalDefinition, OwnSignalDefinitions, OwnSignalTrial } from '@ayana/contracts/operations';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { inHours, type Operations, operationsOf } from '../../incidents/testing/operations.js';
import { type Causes, causesOf } from '../testing/causes.js';

let api: TestApi;
let operations: Operations;
let causes: Causes;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
  await api.database.rows(`update inbox_items set status = 'closed'`);
});
afterAll(() => api.close());

const PATH = '/own-signal-definitions';
const DEFINITION = {
  name: 'Enquiries of the night',
  question: 'enquiries_waiting',
  hours: 6,
  at_least: 2,
  every_minutes: 5,
  severity: 2,
};
const as = 'admin' as const;
const add = (body: object = {}) =>
  api.call<OwnSignalDefinition>('POST', PATH, { as, body: { ...DEFINITION, ...body } });
const change = ({ id, version }: { id: string; version: number }, body: object) =>
  api.call<OwnSignalDefinition>('PATCH', `${PATH}/${id}`, { as, body, headers: { 'If-Match': `"${version}"` } });
const states = async (id: string) =>
  (await operations.about('own', id)).map(({ state, facts }) => [state, facts['count']]);

test('an own definition is tried, opens one signal with a count, grows, and ends with its rows', async () => {
  const enquiries = [await causes.enquiry(inHours(-8)), await causes.enquiry(inHours(-7))];
  await causes.enquiry(inHours(-5));
  const tried = await api.call<OwnSignalTrial>('POST', `${PATH}/trials`, {
    as,
    body: { question: 'enquiries_waiting', hours: 6, at_least: 3 },
  });
  expect(tried.body).toEqual({ count: 2, would_open: false, oldest_at: inHours(-2).toISOString() });
  const { body: own } = await add({ notify_user_ids: [await operations.userId('ayana_staff')] });
  expect(own).toMatchObject({ ...DEFINITION, is_on: true, live: 0, looked_at: null, version: 1 });
  expect(await operations.evaluate()).toBe(1);
  const [signal] = await operations.about('own', own.id);
  expect(signal).toMatchObject({
    state: 'open',
    severity: 2,
    subject: { kind: 'own', id: own.id, name: DEFINITION.name, href: '/admin/inbox?view=open' },
    began_at: inHours(-1).toISOString(),
    facts: { count: 2, question: 'enquiries_waiting', hours: 6 },
  });
  const mails = await api.database.rows(
    `select recipient, data->>'own_name' as name from outgoing_mails where template = 'signal_opened' and data->>'kind' = 'own'`,
  );
  expect(mails).toEqual([{ recipient: emailOf('ayana_staff'), name: DEFINITION.name }]);
  // Asked every five minutes: the third is not seen before.
  await operations.evaluate(inHours(1.01));
  expect(await states(own.id)).toEqual([['open', 3]]);
  await api.database.rows(`update inbox_items set status = 'answered' where id = any($1)`, [enquiries]);
  await operations.evaluate(inHours(1.05));
  expect(await states(own.id)).toEqual([['open', 3]]);
  await operations.evaluate(inHours(1.1));
  expect(await states(own.id)).toEqual([['cleared', 3]]);
  const { body } = await api.call<OwnSignalDefinitions>('GET', PATH, { as: 'ayana_staff' });
  expect(body.items).toMatchObject([{ id: own.id, last_count: 1, live: 0, opened_in_30_days: 1 }]);
});

test('what was dismissed is not raised again by the same rows, but by a changed definition', async () => {
  await api.database.rows(`update inbox_items set status = 'closed'`);
  await causes.enquiry(inHours(-40));
  const { body: own } = await add({ name: 'Old enquiries', hours: 24, at_least: 1, every_minutes: 1 });
  await operations.evaluate();
  const [signal] = await operations.about('own', own.id);
  await operations.move(signal?.id ?? '', { name: 'dismiss', reason: 'We know' });
  await operations.evaluate(inHours(0.1));
  expect(await states(own.id)).toEqual([['dismissed', 1]]);
  const { body: changed } = await change(own, { hours: 30 });
  expect(changed).toMatchObject({ hours: 30, version: 2, updated_by: { id: await operations.userId('admin') } });
  await operations.evaluate(inHours(0.2));
  expect(await states(own.id)).toEqual([
    ['open', 1],
    ['dismissed', 1],
  ]);
  // Switched off, it looks no more; removed, its signal is over and keeps its name.
  const off = await change(changed, { is_on: false });
  expect(off.body.is_on).toBe(false);
  expect((await change(own, { hours: 31 })).status).toBe(412);
  expect((await api.call('DELETE', `${PATH}/${own.id}`, { as })).status).toBe(204);
  expect(await operations.about('own', own.id)).toMatchObject([
    { state: 'cleared', subject: { name: 'Old enquiries' } },
    { state: 'dismissed' },
  ]);
  expect((await change(off.body, { hours: 31 })).status).toBe(404);
  expect(await operations.trail('own_signal_definition.changed', own.id)).toHaveLength(4);
});

test('every question of the list can be asked, and two definitions stay two rows of the grouped list', async () => {
  const questions = [
    'requests_waiting',
    'enquiries_waiting',
    'messages_unanswered',
    'papers_to_check',
    'needs_not_found',
    'assignments_late',
    'quotes_lapsing',
    'service_requests_late',
    'mails_failed',
    'texts_failed',
  ];
  await causes.failedMail(inHours(-1));
  await causes.failedMail(inHours(-1), true);
  const counts = await Promise.all(
    questions.map(async (question) => {
      const body = { question, hours: 2, at_least: 1 };
      return (await api.call<OwnSignalTrial>('POST', `${PATH}/trials`, { as, body })).body.count;
    }),
  );
  expect(counts.every((count) => Number.isInteger(count))).toBe(true);
  // Not the one of a test.
  expect(counts[questions.indexOf('mails_failed')]).toBe(1);
  const mails = await add({ name: 'Mails', question: 'mails_failed', hours: 2, at_least: 1 });
  const enquiries = await add({ name: 'Enquiries', hours: 2, at_least: 1 });
  await operations.evaluate();
  const rows = await operations.list('grouped=true&live=true&kind=own');
  expect(rows.map(({ subject }) => subject.id).toSorted()).toEqual(
    expect.arrayContaining([mails.body.id, enquiries.body.id].toSorted()),
  );
});

test('bad definitions are refused with the field that is wrong', async () => {
  const refused = async (body: object) => refusedFieldsOf(await add(body));
  expect(await refused({ question: 'everything' })).toEqual(['question']);
  expect(await refused({ hours: 0 })).toEqual(['hours']);
  expect(await refused({ name: 'MAILS' })).toEqual(['name']);
  expect(await refused({ notify_user_ids: [await operations.userId('patient')] })).toEqual(['notify_user_ids']);
  expect(await refused({ chain_id: '01900000-0000-7000-8000-000000000000' })).toEqual(['chain_id']);
  expect((await api.call('POST', PATH, { as: 'ayana_staff', body: DEFINITION })).status).toBe(403);
});
