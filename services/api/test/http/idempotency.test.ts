import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Problem } from '@ayana/contracts/problems';
import { consultationForm } from '../../src/modules/consultations/consultation.factory.js';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { atTime, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const PATH = '/functions/consultation-form';
const send = (key: string, body: unknown, path = PATH) =>
  api.call<Problem & { id: string }>('POST', path, { body, headers: { 'idempotency-key': key } });
const rowsOf = (email: string) => api.database.rows('select id from consultations where email = $1', [email]);

test('the same form 50 times at once is one row and 50 equal answers', async () => {
  const form = consultationForm({ email: 'crowd@example.com' });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(key, form)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await rowsOf('crowd@example.com')).toHaveLength(1);
  expect(await api.database.rows(`select 1 from outgoing_mails where recipient = 'crowd@example.com'`)).toHaveLength(1);
});

test('a replay is byte for byte the first answer', async () => {
  const form = consultationForm({ email: 'twice@example.com' });
  const key = randomUUID();
  const first = await send(key, form);
  const replay = await send(key, form);
  expect([replay.status, replay.text, replay.headers.get('content-type')]).toEqual([
    first.status,
    first.text,
    first.headers.get('content-type'),
  ]);
  expect(await rowsOf('twice@example.com')).toHaveLength(1);
});

test('the same key with another body is a conflict', async () => {
  const key = randomUUID();
  await send(key, consultationForm({ email: 'one@example.com' }));
  const other = await send(key, consultationForm({ email: 'other@example.com' }));
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  expect(await rowsOf('other@example.com')).toEqual([]);
});

test('a refused form does not use up its key', async () => {
  const key = randomUUID();
  expect((await send(key, consultationForm({ email: 'wrong' }))).status).toBe(422);
  expect((await send(key, consultationForm({ email: 'corrected@example.com' }))).status).toBe(201);
});

test('a key is valid for its route only', async () => {
  const key = randomUUID();
  expect((await send(key, consultationForm())).status).toBe(201);
  expect((await send(key, contactForm(), '/functions/contact-form')).status).toBe(201);
});

test('a key is valid for 24 hours', async () => {
  const form = consultationForm({ email: 'tomorrow@example.com' });
  const key = randomUUID();
  const begun = Date.now();
  const after = (hours: number) => atTime(api, new Date(begun + hours * 3_600_000), () => send(key, form));
  const first = await after(0);
  expect((await after(23.9)).text).toBe(first.text);
  expect((await after(24)).text).not.toBe(first.text);
  expect(await rowsOf('tomorrow@example.com')).toHaveLength(2);
});

test('without a key every form is separate', async () => {
  const form = consultationForm({ email: 'keyless@example.com' });
  await api.call('POST', PATH, { body: form });
  await api.call('POST', PATH, { body: form });
  expect([(await send('', form)).status, (await send('', form)).status]).toEqual([201, 201]);
  expect(await rowsOf('keyless@example.com')).toHaveLength(4);
});

test('an invalid key is refused', async () => {
  const { status, body } = await send('k'.repeat(201), consultationForm());
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'Idempotency-Key']);
});

describe('a key stored by another version', () => {
  const form = consultationForm({ email: 'upgraded@example.com' });
  const answer = '{"success":true,"message":"As the older version said.","id":"0190a000-0000-7000-8000-00000000abcd"}';
  const text = JSON.stringify([{}, form]);
  /** As commit 43f6026 wrote it, with a key derived from the deployment's secret. */
  const keyed = (secret: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'ayana idempotency', 32)))
      .update(text)
      .digest('hex');
  /** As commit 79ffb62 wrote it. */
  const bare = () => createHash('sha256').update(text).digest('hex');

  async function bound(hash: string): Promise<string> {
    const key = randomUUID();
    await api.database.rows(`insert into idempotency_keys values ('POST /api${PATH}', $1, $2, 201, $3, now())`, [
      key,
      hash,
      answer,
    ]);
    return key;
  }

  test.each([
    ['the first version', bare],
    ['the second version', () => keyed(api.config.cookieSecret)],
    ['a newer version', () => `4:${'ab'.repeat(40)}`],
    ['this version with another secret', () => `3:00000000:${'ab'.repeat(32)}`],
  ])('%s is answered as it was', async (_version, hash) => {
    const replay = await send(await bound(hash()), form);
    expect([replay.status, replay.text]).toEqual([201, answer]);
    expect(await rowsOf('upgraded@example.com')).toEqual([]);
  });

  test.each([
    ['the first version', bare],
    ['the second version', () => keyed(api.config.cookieSecret)],
  ])('%s with another body is a conflict', async (_version, hash) => {
    const other = await send(await bound(hash()), { ...form, notes: 'Something else' });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  });
});

test('the order of a body’s keys does not matter', async () => {
  const form = consultationForm({ email: 'order@example.com' });
  const key = randomUUID();
  const first = await send(key, form);
  const replay = await send(key, Object.fromEntries(Object.entries(form).toReversed()));
  expect([replay.status, replay.text]).toEqual([201, first.text]);
  expect(await rowsOf('order@example.com')).toHaveLength(1);
});

test('a key of one user reveals nothing to another', async () => {
  const key = randomUUID();
  const log = (as: 'patient' | 'doctor' | 'admin', line_number: number) =>
    api.call('POST', '/rpc/log_security_event', {
      as,
      body: { event_type: 'csp_violation', details: { line_number } },
      headers: { 'idempotency-key': key },
    });
  const first = await log('patient', 1);
  const sameBody = await log('doctor', 1);
  const otherBody = await log('admin', 2);
  expect([first.status, sameBody.status, otherBody.status]).toEqual([201, 201, 201]);
  expect(new Set([first.text, sameBody.text, otherBody.text]).size).toBe(3);
});
