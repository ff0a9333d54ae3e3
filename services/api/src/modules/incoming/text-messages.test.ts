import '../../platform/languages/register.js';
import type { Message } from '@ayana/contracts/journey';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { INCOMING_ENV, SCAN, senderOf } from './testing/incoming.js';
import { UnreadMessagesJob } from '../messages/unread-messages.job.js';
import { newAddress, newNumber, incomingCasesOf } from './testing/incoming-cases.js';

let api: TestApi;
let sender: ReturnType<typeof senderOf>;
beforeAll(async () => {
  api = await startApi(INCOMING_ENV);
  sender = senderOf(api);
});
afterAll(() => api.close());
const { newCase, threadOf, messagesOf } = incomingCasesOf(() => api);

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
