import '../../platform/languages/register.js';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { IncomingCleanupJob } from './incoming-cleanup.job.js';
import { composed, INCOMING_ENV, SCAN, senderOf } from './testing/incoming.js';
import { codeOf, newAddress, incomingCasesOf } from './testing/incoming-cases.js';

let api: TestApi;
let sender: ReturnType<typeof senderOf>;
beforeAll(async () => {
  api = await startApi(INCOMING_ENV);
  sender = senderOf(api);
});
afterAll(() => api.close());
const { newCase, messagesOf, notPlaced, papersOf } = incomingCasesOf(() => api);

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
