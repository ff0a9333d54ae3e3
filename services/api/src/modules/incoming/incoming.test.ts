import '../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { CaseDocument, IncomingMessagesPage, Message, QueueItem, Threads } from '@ayana/contracts/journey';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { personOf } from '../journeys/testing/case.js';
import { beginJourney } from '../journeys/testing/journeys.js';
import { IncomingCleanupJob } from './incoming-cleanup.job.js';
import { composed, INCOMING_ENV, SCAN, senderOf } from './testing/incoming.js';
import { UnreadMessagesJob } from '../messages/unread-messages.job.js';
import { CaseAddresses } from '../messaging/index.js';
import { Database } from '../../platform/database/database.js';

let api: TestApi;
let sender: ReturnType<typeof senderOf>;
beforeAll(async () => {
  api = await startApi(INCOMING_ENV);
  sender = senderOf(api);
});
afterAll(() => api.close());

const codeOf = ({ body }: { body: object }): unknown => Reflect.get(body, 'code');
const newAddress = (): string => `claire-${randomUUID()}@people.example`;
const newNumber = (): string => `+2547${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A case of a person of its own, with its address. */
async function newCase() {
  const patient = await personOf(api, 'patient');
  const { id } = await beginJourney(api, { patient_id: patient.id });
  const address = await api.app.get(Database).write((em) => api.app.get(CaseAddresses, { strict: false }).of(em, id));
  const [row] = await api.database.rows<{ case_number: string }>(
    'select case_number from patient_journeys where id = $1',
    [id],
  );
  return { id, patient, address: address ?? '', number: row?.case_number ?? '' };
}

const threadOf = async (id: string, as: 'ayana_staff' | 'super_admin' = 'ayana_staff') => {
  const { body } = await api.call<Threads>('GET', `/threads?journey_id=${id}`, { as });
  const thread = body.items.find(({ kind }) => kind === 'patient');
  if (thread === undefined) throw new Error('no thread');
  return thread;
};
const messagesOf = async (id: string): Promise<Message[]> => {
  const { body } = await api.call<{ items: Message[] }>('GET', `/threads/${(await threadOf(id)).id}/messages`, {
    as: 'ayana_staff',
  });
  return body.items;
};
const notPlaced = async (id: string) =>
  (await api.call<IncomingMessagesPage>('GET', '/incoming-messages?limit=100', { as: 'ayana_staff' })).body.items.find(
    (each) => each.id === id,
  );
const papersOf = async (id: string) =>
  (await api.call<{ items: CaseDocument[] }>('GET', `/documents?journey_id=${id}`, { as: 'ayana_staff' })).body.items;

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

describe('a request without a good signature is refused, and nothing of it is kept', () => {
  const SIGNINGS = [
    { secret: 'another secret that is not the one of the server' },
    { at: -6 * 60_000 },
    { at: 6 * 60_000 },
    { signature: 'v1,' },
    { signature: '' },
  ];
  test.each(SIGNINGS)('%j', async (signing) => {
    const found = await newCase();
    const answer = await sender.mail({ from: newAddress(), to: found.address, text: 'Hello' }, signing);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'bad_signature']);
    expect(await messagesOf(found.id)).toEqual([]);
  });

  test('as is one whose body was changed, or of another type', async () => {
    const body = await composed({ from: newAddress(), to: 'case@mail.ayana.test', text: 'Hello' });
    const changed = await fetch(`${api.url}/api/webhooks/mail`, {
      method: 'POST',
      headers: {
        'content-type': 'message/rfc822',
        'webhook-id': 'a',
        'webhook-timestamp': '1',
        'webhook-signature': 'v1,a',
      },
      body: new Uint8Array(body),
    });
    expect(changed.status).toBe(401);
    const elsewhere = await fetch(`${api.url}/api/functions/contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822' },
      body: new Uint8Array(body),
    });
    expect(elsewhere.status).toBe(415);
  });
});

describe('what no case is found for', () => {
  test('waits for the staff with the cases of its sender, who place it with its papers by the number of a case', async () => {
    const found = await newCase();
    const answer = await sender.mail({
      from: found.patient.email,
      to: 'case@mail.ayana.test',
      subject: 'My angiogram',
      text: 'Please look at it.',
      attachments: [{ filename: 'angiogram.pdf', content: SCAN }],
    });
    expect(answer.body.outcome).toBe('not_placed');
    const waiting = await notPlaced(answer.body.id);
    expect(waiting).toMatchObject({
      reason: 'unknown_address',
      from_address: found.patient.email,
      text: 'My angiogram\n\nPlease look at it.',
      files: [{ file_name: 'angiogram.pdf' }],
      suggested_cases: [{ case_id: found.id, case_number: found.number }],
    });
    const place = (case_number: string, version = waiting?.version) =>
      api.call('POST', `/incoming-messages/${answer.body.id}/place`, {
        as: 'ayana_staff',
        body: { case_number },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await place('AY-22222')).status).toBe(422);
    expect((await place(found.number, 7)).status).toBe(412);
    expect((await place(found.number.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await messagesOf(found.id))[0]).toMatchObject({
      is_confirmed: false,
      from_address: found.patient.email,
      documents: [{ file_name: 'angiogram.pdf' }],
    });
    expect(await papersOf(found.id)).toMatchObject([{ status: 'uploaded', file_name: 'angiogram.pdf' }]);
    expect((await place(found.number, 2)).status).toBe(409);
    expect(await notPlaced(answer.body.id)).toBeUndefined();
  });

  test('of a closed case is placed by hand only; one that is dismissed is emptied after a month', async () => {
    const found = await newCase();
    await api.database.rows(`update patient_journeys set status = 'closed' where id = $1`, [found.id]);
    const answer = await sender.mail({
      from: newAddress(),
      to: found.address,
      text: 'I am home.',
      attachments: [{ filename: 'a.pdf', content: SCAN }],
    });
    expect(await notPlaced(answer.body.id)).toMatchObject({
      reason: 'case_closed',
      suggested_cases: [{ case_id: found.id }],
    });
    const path = `/incoming-messages/${answer.body.id}`;
    const dismissed = await api.call('POST', `${path}/dismiss`, { as: 'ayana_staff', headers: { 'if-match': '"1"' } });
    expect(dismissed.body).toMatchObject({ status: 'dismissed', text: 'I am home.' });
    const cleanup = api.app.get(IncomingCleanupJob, { strict: false });
    await atTime(api, new Date(Date.now() + 29 * 86_400_000), () => cleanup.run());
    expect((await api.call(`GET`, path, { as: 'ayana_staff' })).body).toMatchObject({ text: 'I am home.' });
    await atTime(api, new Date(Date.now() + 31 * 86_400_000), () => cleanup.run());
    expect((await api.call(`GET`, path, { as: 'ayana_staff' })).body).toMatchObject({
      text: null,
      from_address: null,
      files: [],
    });
  });

  test('that cannot be read is not lost', async () => {
    const answer = await sender.raw(Buffer.from('no mail at all'));
    expect(answer.body.outcome).toBe('not_placed');
    expect(await notPlaced(answer.body.id)).toMatchObject({ reason: 'unreadable' });
  });
});

describe('a text message', () => {
  test('goes to the case of the one account with its number, and is answered in its channel', async () => {
    const found = await newCase();
    const number = newNumber();
    await api.database.rows('update users set phone = $2 where id = $1', [
      found.patient.id,
      `${number.slice(0, 4)} ${number.slice(4)}`,
    ]);
    const photo = new File([new Uint8Array(SCAN)], 'report.pdf', { type: 'application/pdf' });
    const answer = await sender.text({ channel: 'whatsapp', from: number, text: 'My report' }, [photo]);
    expect([answer.status, answer.body.outcome]).toEqual([200, 'placed']);
    expect((await messagesOf(found.id))[0]).toMatchObject({
      channel: 'whatsapp',
      from_address: number,
      is_confirmed: false,
      documents: [{ file_name: 'report.pdf' }],
    });
    const thread = await threadOf(found.id);
    expect(thread.answer_channel).toEqual({ channel: 'whatsapp', to: number, is_known: true });
    const sent = await api.call<Message>('POST', `/threads/${thread.id}/messages`, {
      as: 'ayana_staff',
      body: { text: 'Thank you, Claire.' },
    });
    expect(sent.body).toMatchObject({ channel: 'whatsapp', sent_to: number });
    const [row] = await api.database.rows(
      `select channel, recipient, data->>'text' as text from outgoing_texts where template = 'case_message' and dedupe_key = $1`,
      [`case_message:${sent.body.id}`],
    );
    expect(row).toEqual({ channel: 'whatsapp', recipient: number, text: 'Thank you, Claire.' });
  });

  test('of an unknown number waits; once placed, the number is known', async () => {
    const [found, number] = [await newCase(), newNumber()];
    const answer = await sender.text({ channel: 'sms', from: number, text: 'Hello' });
    expect(answer.body.outcome).toBe('not_placed');
    await api.call('POST', `/incoming-messages/${answer.body.id}/place`, {
      as: 'ayana_staff',
      body: { case_number: found.number },
      headers: { 'if-match': '"1"' },
    });
    expect((await sender.text({ channel: 'whatsapp', from: number, text: 'Again' })).body.outcome).toBe('placed');
    expect((await threadOf(found.id)).answer_channel).toEqual({ channel: 'whatsapp', to: number, is_known: true });
  });

  test('without a number, an id, a channel or a word is refused at its field', async () => {
    const answer = await sender.text({ id: '', channel: 'email', from: 'nobody', text: '' });
    expect(answer.status).toBe(422);
    expect((Reflect.get(answer.body, 'errors') as { field: string }[]).map(({ field }) => field)).toEqual([
      'id',
      'channel',
      'from',
      'text',
    ]);
  });
});

describe('an answer of the staff', () => {
  test('to an unknown address leaves only where they choose it; to the patient’s own without being asked', async () => {
    const [found, stranger] = [await newCase(), newAddress()];
    const thread = await threadOf(found.id);
    const post = (body: object) =>
      api.call<Message>('POST', `/threads/${thread.id}/messages`, { as: 'ayana_staff', body });
    await sender.mail({ from: stranger, to: found.address, text: 'I am her daughter.' });
    expect((await threadOf(found.id)).answer_channel).toEqual({ channel: 'email', to: stranger, is_known: false });
    expect((await post({ text: 'Who are you?' })).body).toMatchObject({ channel: 'portal', sent_to: null });
    expect((await post({ text: 'Hello', in_channel: true })).body).toMatchObject({
      channel: 'email',
      sent_to: stranger,
    });
    await sender.mail({ from: found.patient.email, to: found.address, text: 'It is me.' });
    expect((await post({ text: 'Welcome' })).body).toMatchObject({ channel: 'email', sent_to: found.patient.email });
    expect((await post({ text: 'Here only', in_channel: false })).body).toMatchObject({
      channel: 'portal',
      sent_to: null,
    });
    const { token } = found.patient;
    await api.call('POST', `/threads/${thread.id}/messages`, { token, body: { text: 'I write here now.' } });
    expect((await threadOf(found.id)).answer_channel).toBeNull();
    expect((await post({ text: 'Good' })).body).toMatchObject({ channel: 'portal', sent_to: null });
  });

  test('is announced to the patient only where it was not sent, and their own mail never; one of a stranger is', async () => {
    const [found, stranger] = [await newCase(), newAddress()];
    const thread = await threadOf(found.id);
    const announced = async () => {
      const later = new Date(Date.now() + 11 * 60_000);
      await atTime(api, later, () => api.app.get(UnreadMessagesJob, { strict: false }).run(thread.id));
      const rows = await api.database.rows<{ message: string }>(
        'select message from patient_notifications where journey_id = $1',
        [found.id],
      );
      return rows.map(({ message }) => message);
    };
    await sender.mail({ from: found.patient.email, to: found.address, text: 'Hello' });
    await api.call('POST', `/threads/${thread.id}/messages`, { as: 'ayana_staff', body: { text: 'Good morning' } });
    expect(await announced()).toEqual([]);
    await sender.mail({ from: stranger, to: found.address, text: 'I write for her.' });
    expect(await announced()).toEqual([`You have 1 new message from ${stranger}.`]);
  });
});
