import { FORM_MESSAGES } from '@ayana/contracts/forms';
import { requestReference } from '@ayana/contracts/inbox';
import { SUPPORT_TOPICS, type FollowedRequest } from '@ayana/contracts/support';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { permanentTokenHash, permanentTokens } from '../../platform/secrets/permanent-token.js';
import { supportRequest } from './support.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (body: unknown, headers?: Record<string, string>) =>
  api.call<{ success: boolean; message: string; id: string }>('POST', '/functions/support-request', {
    body,
    ...(headers ? { headers } : {}),
  });
const tokenOf = (id: string): string => permanentTokens(api.config.cookieSecret)('follow_support_request', id);
const follow = (token: string) =>
  api.call<FollowedRequest>('GET', `/support-requests/followed?request=${encodeURIComponent(token)}`);

describe('a support request', () => {
  test('is a row, an item of the inbox under its topic, and two mails', async () => {
    const { status, body } = await send(supportRequest());
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: FORM_MESSAGES.support, id: expect.any(String) });
    const [row] = await api.database.rows('select * from support_requests where id = $1', [body.id]);
    expect(row).toMatchObject(supportRequest());
    const item = await api.call<{ kind: string; name: string; payload: object }>('GET', `/inbox/${body.id}`, {
      as: 'ayana_staff',
    });
    expect(item.body).toMatchObject({
      kind: 'contact',
      name: 'Amina Otieno',
      payload: { topic: 'Documents and reports', message: 'Which reports do you need from my father?' },
    });
    const mails = await api.database.rows(
      `select template, recipient, data::text from outgoing_mails where dedupe_key like 'support:' || $1 || ':%' order by template`,
      [body.id],
    );
    expect(mails).toMatchObject([
      { template: 'support_acknowledgement', recipient: 'amina.otieno@example.com' },
      { template: 'support_notice', recipient: 'team@ayana.test' },
    ]);
    // Neither the row nor the stored mail contains the token.
    expect(JSON.stringify([row, mails])).not.toContain(tokenOf(body.id));
    expect(row).toMatchObject({ token_hash: permanentTokenHash(tokenOf(body.id)) });
  });

  test('is in one list with contact messages, each with its own fields', async () => {
    const contact = await api.call<{ id: string }>('POST', '/functions/contact-form', { body: contactForm() });
    const { body } = await send(supportRequest({ topic: 'flights' }));
    const list = await api.call<{ items: { id: string; payload: Record<string, string> }[] }>(
      'GET',
      '/inbox?kind=contact',
      { as: 'ayana_staff' },
    );
    const found = new Map(list.body.items.map((item) => [item.id, item.payload]));
    expect(found.get(contact.body.id)).toMatchObject({ first_name: 'Amina' });
    expect(found.get(body.id)).toMatchObject({ topic: 'Flights' });
  });

  test('is sent once for one key', async () => {
    const headers = { 'idempotency-key': 'support-once-0001' };
    const first = await send(supportRequest({ email: 'once@example.com' }), headers);
    const again = await send(supportRequest({ email: 'once@example.com' }), headers);
    expect(again.text).toBe(first.text);
    expect(await api.database.rows(`select 1 from support_requests where email = 'once@example.com'`)).toHaveLength(1);
  });

  test('needs a known topic, a name, an address and a message only', async () => {
    expect(refusedFieldsOf(await send({}))).toEqual(['email', 'message', 'name', 'topic']);
    expect(refusedFieldsOf(await send(supportRequest({ topic: 'weather' })))).toEqual(['topic']);
    expect(refusedFieldsOf(await send({ ...supportRequest(), token_hash: 'x', status: 'closed' }))).toEqual([
      'status',
      'token_hash',
    ]);
    for (const topic of SUPPORT_TOPICS) expect((await send(supportRequest({ topic, phone: '' }))).status).toBe(201);
  });

  test.each(['name', 'message'])('%s takes 1000 characters and no more', async (field) => {
    expect((await send(supportRequest({ [field]: 'x'.repeat(1000) }))).status).toBe(201);
    expect(refusedFieldsOf(await send(supportRequest({ [field]: 'x'.repeat(1001) })))).toEqual([field]);
  });
});

describe('the link of the mail', () => {
  test('shows the request’s status and the answers, and no note', async () => {
    const { body } = await send(supportRequest());
    const token = tokenOf(body.id);
    const first = await follow(token);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.body).toEqual({
      reference: requestReference(body.id),
      topic: 'documents',
      status: 'received',
      received_at: expect.any(String),
      due_at: expect.any(String),
      message: 'Which reports do you need from my father?',
      answers: [],
    });

    const staff = { as: 'ayana_staff' } as const;
    await api.call('POST', `/inbox/${body.id}/claim`, staff);
    await api.call('PATCH', `/inbox/${body.id}`, { ...staff, body: { notes: 'Sounds like the Nairobi case.' } });
    expect((await follow(token)).body.status).toBe('in_hand');

    await api.call('POST', `/inbox/${body.id}/replies`, {
      ...staff,
      body: { message: 'The scan and the blood test.' },
    });
    const answered = await follow(token);
    expect(answered.body).toMatchObject({ status: 'answered', answers: [{ text: 'The scan and the blood test.' }] });
    expect(answered.text).not.toMatch(/Nairobi|amina\.otieno/);

    await api.call('PATCH', `/inbox/${body.id}`, { ...staff, body: { status: 'closed' } });
    expect((await follow(token)).body.status).toBe('closed');
  });

  test('opens only that request, and no other token opens it', async () => {
    const { body } = await send(supportRequest());
    const other = await send(supportRequest({ message: 'Another question.' }));
    expect((await follow(tokenOf(other.body.id))).body.message).toBe('Another question.');
    const signature = tokenOf(other.body.id).split('.').pop() ?? '';
    for (const forged of [body.id, `${body.id}.`, `${body.id}.${signature}`, permanentTokenHash(tokenOf(body.id))])
      expect((await follow(forged)).status).toBe(404);
    expect(refusedFieldsOf(await follow(''))).toEqual(['request']);
  });
});
