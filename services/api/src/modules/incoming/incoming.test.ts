import '../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { Message, QueueItem } from '@ayana/contracts/journey';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { composed, INCOMING_ENV, SCAN, senderOf } from './testing/incoming.js';
import { newAddress, incomingCasesOf } from './testing/incoming-cases.js';

let api: TestApi;
let sender: ReturnType<typeof senderOf>;
beforeAll(async () => {
  api = await startApi(INCOMING_ENV);
  sender = senderOf(api);
});
afterAll(() => api.close());
const { newCase, threadOf, messagesOf, notPlaced, papersOf } = incomingCasesOf(() => api);

describe('a mail to the address of a case', () => {
  test('is an unread message, not confirmed, in its thread, with its scan as an unchecked paper; its clock begins again', async () => {
    const found = await newCase();
    const from = newAddress();
    const answer = await sender.mail({
      from: `Claire Mbarga <${from}>`,
      to: found.address.toUpperCase(),
      messageId: '<scan-1@mail.example>',
      text: 'Here is my X-ray.\n\nClaire\n\nOn Monday 23 November 2026, Ayana <care@ayana.example> wrote:\n> Please send it.\n> Thank you.',
      attachments: [
        { filename: 'x-ray.pdf', content: SCAN, contentType: 'application/octet-stream' },
        { filename: 'virus.exe', content: 'MZ' },
        { filename: 'picture.jpg', content: SCAN, contentType: 'image/jpeg' },
      ],
    });
    expect([answer.status, answer.body.outcome]).toEqual([200, 'placed']);
    const [message] = await messagesOf(found.id);
    expect(message).toMatchObject({
      author: null,
      channel: 'email',
      from_address: from,
      is_confirmed: false,
      text: 'Here is my X-ray.\n\nClaire',
      documents: [{ file_name: 'x-ray.pdf', media_type: 'application/pdf' }],
      left_out: [
        { file_name: 'virus.exe', reason: 'type' },
        { file_name: 'picture.jpg', reason: 'unreadable' },
      ],
    });
    expect((await threadOf(found.id)).unread_count).toBe(1);
    expect(await papersOf(found.id)).toMatchObject([
      { status: 'uploaded', file_name: 'x-ray.pdf', from_address: from, uploaded_by: null },
    ]);
    const queue = await api.call<{ items: QueueItem[] }>('GET', '/case-queue?scope=all&kind=message&limit=100', {
      as: 'ayana_staff',
    });
    expect(queue.body.items.find(({ journey_id }) => journey_id === found.id)).toMatchObject({
      kind: 'message',
      detail: 'Here is my X-ray.\n\nClaire',
    });
    // What was said is in the thread alone.
    const [row] = await api.database.rows(
      'select from_address, text, subject, status from incoming_messages where message_id = $1',
      [message?.id],
    );
    expect(row).toEqual({ from_address: null, text: null, subject: null, status: 'placed' });
  });

  test('is confirmed by staff who say how they made sure, once; the next mail of that sender is not', async () => {
    const found = await newCase();
    const mail = { from: newAddress(), to: found.address };
    await sender.mail({ ...mail, messageId: `<${randomUUID()}@mail.example>`, text: 'Is the fifth good?' });
    const thread = (await threadOf(found.id)).id;
    const [message] = await messagesOf(found.id);
    const at = `/threads/${thread}/messages/${message?.id}/confirmation`;
    const how = 'Called the number on file';
    const staff = { as: 'ayana_staff' } as const;
    expect((await api.call('POST', at, { as: 'patient', body: { how } })).status).toBe(403);
    expect(refusedFieldsOf(await api.call('POST', at, { ...staff, body: { how: ' ' } }))).toEqual(['how']);
    const elsewhere = (await threadOf((await newCase()).id)).id;
    expect((await api.call('POST', at.replace(thread, elsewhere), { ...staff, body: { how } })).status).toBe(404);
    const answer = await api.call<Message>('POST', at, { ...staff, body: { how } });
    const confirmation = { by: { id: expect.any(String), name: expect.any(String) }, at: expect.any(String), how };
    expect([answer.status, answer.body]).toMatchObject([201, { is_confirmed: true, confirmation }]);
    expect((await api.call('POST', at, { ...staff, body: { how } })).status).toBe(409);
    await sender.mail({ ...mail, messageId: `<${randomUUID()}@mail.example>`, text: 'Or the sixth?' });
    expect(await messagesOf(found.id)).toMatchObject([
      { text: 'Or the sixth?', is_confirmed: false, confirmation: null },
      { text: 'Is the fifth good?', is_confirmed: true, confirmation },
    ]);
  });

  test('is taken once, however often and at once it comes; a request that was received before is refused', async () => {
    const found = await newCase();
    const mail = { from: newAddress(), to: found.address, messageId: `<${randomUUID()}@mail.example>`, text: 'Once' };
    const raw = await composed(mail);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sender.raw(raw)));
    expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual(['known', 'known', 'known', 'known', 'placed']);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const id = randomUUID();
    expect((await sender.raw(raw, { id })).body.outcome).toBe('known');
    const replayed = await sender.raw(raw, { id });
    // The second may be signed in another second; then it is a repeat that is known, else a replay.
    expect([409, 200]).toContain(replayed.status);
    expect(await messagesOf(found.id)).toHaveLength(1);
  });

  test('names its case by the mail it answers, where its address is lost', async () => {
    const found = await newCase();
    const thread = await threadOf(found.id);
    await sender.mail({
      from: found.patient.email,
      to: found.address,
      text: 'A first word',
      messageId: '<first@mail.example>',
    });
    await api.call('POST', `/threads/${thread.id}/messages`, { as: 'ayana_staff', body: { text: 'Our answer' } });
    const [sent] = await api.database.rows<{ message_id: string; case_id: string; reply_to_message_id: string }>(
      `select message_id, case_id, reply_to_message_id from outgoing_mails where template = 'case_message' and case_id = $1`,
      [found.id],
    );
    expect(sent).toMatchObject({ case_id: found.id, reply_to_message_id: '<first@mail.example>' });
    const answer = await sender.mail({
      from: newAddress(),
      to: 'care@ayana.example',
      inReplyTo: sent?.message_id,
      references: ['<unknown@mail.example>', sent?.message_id ?? ''],
      text: 'My answer',
    });
    expect(answer.body.outcome).toBe('placed');
    expect((await messagesOf(found.id)).map(({ text }) => text)).toEqual(['My answer', 'Our answer', 'A first word']);
  });

  test('acts on nothing and ends no task: what was asked for is answered once the staff accept the paper', async () => {
    const found = await newCase();
    await api.call('POST', '/documents/wanted', {
      as: 'ayana_staff',
      body: { journey_id: found.id, kind: 'report', reason: 'Of your knee' },
    });
    await sender.mail({
      from: found.patient.email,
      to: found.address,
      text: 'Here',
      attachments: [{ filename: 'a.pdf', content: SCAN }],
    });
    const open = async () =>
      (
        await api.database.rows(
          `select 1 from journey_tasks where journey_id = $1 and status = 'open' and subject_kind = 'document' and subject_id is not null`,
          [found.id],
        )
      ).length;
    expect(await open()).toBe(1);
    expect((await papersOf(found.id)).map(({ status }) => status)).toEqual(['wanted', 'uploaded']);
    const paper = (await papersOf(found.id)).find(({ status }) => status === 'uploaded');
    await api.call('PATCH', `/documents/${paper?.id}`, { as: 'ayana_staff', body: { status: 'checked' } });
    expect(await open()).toBe(0);
    expect((await papersOf(found.id)).map(({ status }) => status)).toEqual(['checked']);
  });

  test('has papers that the staff may remove until they are accepted; the patient may not', async () => {
    const found = await newCase();
    await sender.mail({ from: newAddress(), to: found.address, attachments: [{ filename: 'a.pdf', content: SCAN }] });
    const [paper] = await papersOf(found.id);
    const remove = (by: { token: string } | { as: 'ayana_staff' }) => api.call('DELETE', `/documents/${paper?.id}`, by);
    expect((await remove({ token: found.patient.token })).status).toBe(403);
    expect((await remove({ as: 'ayana_staff' })).status).toBe(204);
    expect(await papersOf(found.id)).toEqual([]);
    expect((await messagesOf(found.id))[0]?.documents).toEqual([]);
  });

  test.each([
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'Return-Path': '<>' } },
  ])('by a machine is kept, and is in no thread: %j', async ({ headers }) => {
    const found = await newCase();
    const answer = await sender.mail({ from: newAddress(), to: found.address, text: 'I am away.', headers });
    expect(answer.body.outcome).toBe('automatic');
    expect(await messagesOf(found.id)).toEqual([]);
    expect(await notPlaced(answer.body.id)).toBeUndefined();
  });

  test('is never answered by itself', async () => {
    const found = await newCase();
    const before = await api.database.rows('select id from outgoing_mails');
    await sender.mail({ from: newAddress(), to: found.address, text: 'Hello' });
    await sender.mail({ from: newAddress(), to: 'case@mail.ayana.test', text: 'Hello' });
    expect(await api.database.rows('select id from outgoing_mails')).toHaveLength(before.length);
  });

  test('beyond thirty an hour of one sender waits in "Not placed"; another sender is not kept', async () => {
    const found = await newCase();
    const from = newAddress();
    for (let count = 0; count < 30; count += 1) await sender.mail({ from, to: found.address, text: `${count}` });
    const beyond = await sender.mail({ from, to: found.address, text: 'One more' });
    expect(beyond.body.outcome).toBe('not_placed');
    expect(await notPlaced(beyond.body.id)).toMatchObject({ reason: 'too_many', text: 'One more' });
    expect((await sender.mail({ from: newAddress(), to: found.address, text: 'Another' })).body.outcome).toBe('placed');
  });

  test('a long one is shortened, and the whole of it is a paper', async () => {
    const found = await newCase();
    await sender.mail({ from: newAddress(), to: found.address, text: 'word '.repeat(4000) });
    const [message] = await messagesOf(found.id);
    expect(message?.text).toHaveLength(10_000);
    expect(message?.documents).toMatchObject([{ file_name: 'Whole message.txt', size: 19_999 }]);
  });
});
