import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Webhook, Webhooks } from '@ayana/contracts/operations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { inHours, type Operations, operationsOf } from '../incidents/testing/operations.js';
import { type Causes, causesOf } from '../signals/testing/causes.js';
import { WebhookDeliveryJob } from './webhook-delivery.job.js';

let api: TestApi;
let operations: Operations;
let causes: Causes;
let server: Server;
let base = '';
let answer = 200;
const taken: { url: string; headers: IncomingHttpHeaders; text: string; body: Record<string, unknown> }[] = [];
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
  await api.database.rows(`update inbox_items set status = 'closed'`);
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      taken.push({ url: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) as never });
      response.writeHead(answer).end(answer === 200 ? 'ok' : 'channel_not_found');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await api.close();
});
beforeEach(() => {
  taken.length = 0;
  answer = 200;
});

const as = 'admin' as const;
const KEY = 'a signing key of ours';
const add = (body: object = {}) =>
  api.call<Webhook>('POST', '/webhooks', {
    as,
    body: { name: 'Desk', format: 'json', address: `${base}/hook/secret`, key: KEY, ...body },
  });
const read = async (id: string) => {
  const { body } = await api.call<Webhooks>('GET', '/webhooks', { as });
  return body.items.find((each) => each.id === id);
};
/** What the queue would run now. @returns how many failed and would be tried again */
async function deliver(): Promise<number> {
  const job = api.app.get(WebhookDeliveryJob, { strict: false });
  const rows = await api.database.rows<{ id: string }>(`select id from outgoing_webhooks where status = 'queued'`);
  let again = 0;
  for (const { id } of rows) await job.deliver(id).catch(() => (again += 1));
  return again;
}

test('a signal is posted to the webhooks of its definition, signed, without the name of a patient', async () => {
  const { body: webhook } = await add();
  const values = { question: 'enquiries_waiting', hours: 6, at_least: 1, every_minutes: 1, severity: 2 };
  await causes.enquiry(inHours(-8));
  const own = await api.call<{ id: string; webhooks: unknown }>('POST', '/own-signal-definitions', {
    as,
    body: { name: 'Late enquiries', ...values, webhook_ids: [webhook.id] },
  });
  expect(own.body.webhooks).toEqual([{ id: webhook.id, name: 'Desk' }]);
  await operations.evaluate();
  expect(await deliver()).toBe(0);
  const [signal] = await operations.about('own', own.body.id);
  const [post] = taken;
  expect([taken.length, post?.url, post?.body]).toEqual([
    1,
    '/hook/secret',
    {
      id: expect.any(String),
      is_test: false,
      event: 'signal.opened',
      title: `Late enquiries: ${signal?.number}`,
      text: 'Late enquiries',
      severity: 2,
      url: expect.stringMatching(new RegExp(`/admin/crisis-detection/${signal?.id}$`)),
    },
  ]);
  const [, seconds = '', hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post?.headers['x-ayana-signature'])) ?? [];
  expect(hex).toBe(createHmac('sha256', KEY).update(`${seconds}.${post?.text}`).digest('hex'));
  // It grows: that is no other news. And what left does not leave again.
  await causes.enquiry(inHours(-7));
  await operations.evaluate(inHours(0.1));
  await deliver();
  expect(taken).toHaveLength(1);
  expect(await read(webhook.id)).toMatchObject({ waiting: 0, last_status: 200, last_error: null });
  // A built-in definition as well.
  const definitions = await api.call<{ items: { kind: string; version: number }[] }>('GET', '/signal-definitions', {
    as,
  });
  const version = definitions.body.items.find(({ kind }) => kind === 'failing_mails')?.version;
  const changed = await api.call<{ webhooks: unknown }>('PATCH', '/signal-definitions/failing_mails', {
    as,
    body: { webhook_ids: [webhook.id] },
    headers: { 'If-Match': `"${version}"` },
  });
  expect(changed.body.webhooks).toEqual([{ id: webhook.id, name: 'Desk' }]);
});

test('each service gets its own shape', async () => {
  const post = async (body: object) => {
    taken.length = 0;
    const { body: webhook } = await add(body);
    await api.call('POST', `/webhooks/${webhook.id}/test`, { as });
    await deliver();
    return taken[0];
  };
  const slack = await post({ name: 'Slack', format: 'slack', key: undefined });
  expect(slack?.body).toMatchObject({
    text: 'Test: Ayana can write here',
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: 'Test: Ayana can write here' } },
      { type: 'section', text: { type: 'mrkdwn', text: expect.stringMatching(/<http.*\|Open Ayana>$/) } },
    ],
  });
  const teams = await post({ name: 'Teams', format: 'teams', key: undefined });
  expect(teams?.body).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { type: 'AdaptiveCard', actions: [{ type: 'Action.OpenUrl', title: 'Open Ayana' }] },
      },
    ],
  });
  const telegram = await post({
    name: 'Telegram',
    format: 'telegram',
    address: `${base}/bot1:x/sendMessage`,
    chat_id: '-100',
  });
  expect([telegram?.url, telegram?.body]).toMatchObject([
    '/bot1:x/sendMessage',
    { chat_id: '-100', parse_mode: 'HTML', text: expect.stringContaining('<b>Test: Ayana can write here</b>') },
  ]);
});

test('what fails is tried again and shown; what is refused for good, or a test, is not', async () => {
  const { body: webhook } = await add({ name: 'Broken' });
  const queue = () =>
    api.database.rows(
      `insert into outgoing_webhooks (id, webhook_id, dedupe_key, data, is_test, status, attempts, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, '{"event":"signal.opened","title":"A","text":"B","severity":1,"url":"u","link":"l"}',
         false, 'queued', 0, now())`,
      [webhook.id],
    );
  answer = 503;
  await queue();
  expect(await deliver()).toBe(1);
  expect(await read(webhook.id)).toMatchObject({
    waiting: 1,
    last_status: 503,
    last_error: 'The service answered 503. channel_not_found',
    delivered_at: null,
  });
  answer = 200;
  expect(await deliver()).toBe(0);
  expect(await read(webhook.id)).toMatchObject({ waiting: 0, last_error: null, delivered_at: expect.any(String) });
  answer = 404;
  await queue();
  expect(await deliver()).toBe(0);
  expect(await read(webhook.id)).toMatchObject({ waiting: 0, last_status: 404 });
  answer = 500;
  await api.call('POST', `/webhooks/${webhook.id}/test`, { as });
  expect(await deliver()).toBe(0);
  expect(await read(webhook.id)).toMatchObject({ waiting: 0, last_status: 500 });
  // Off, it gets nothing.
  taken.length = 0;
  answer = 200;
  const off = await api.call<Webhook>('PATCH', `/webhooks/${webhook.id}`, {
    as,
    body: { is_on: false },
    headers: { 'If-Match': '"1"' },
  });
  expect([off.status, off.body.is_on]).toEqual([200, false]);
  await queue();
  await deliver();
  expect(taken).toEqual([]);
});

test('secrets are in no answer, no row and no line of the activity, and stay when others change', async () => {
  const { body: webhook } = await add({ name: 'Secret' });
  const changed = await api.call<Webhook>('PATCH', `/webhooks/${webhook.id}`, {
    as,
    body: { name: 'Renamed' },
    headers: { 'If-Match': '"1"' },
  });
  expect(changed.body).toMatchObject({ name: 'Renamed', host: new URL(base).host, version: 2 });
  const rows = await api.database
    .rows(
      `select webhook::text as all from webhooks webhook union all select details::text from audit_entries where action = 'webhook.changed'
     union all select idempotency::text from idempotency_keys idempotency`,
    )
    .catch(() =>
      api.database.rows(
        `select webhook::text as all from webhooks webhook union all select details::text from audit_entries where action = 'webhook.changed'`,
      ),
    );
  expect(JSON.stringify([webhook, changed.body, await read(webhook.id), rows])).not.toMatch(
    /secret"|hook\/secret|signing/,
  );
  await api.call('POST', `/webhooks/${webhook.id}/test`, { as });
  await deliver();
  expect(taken.map(({ url }) => url)).toEqual(['/hook/secret']);
  expect((await api.call('DELETE', `/webhooks/${webhook.id}`, { as })).status).toBe(204);
  expect(await read(webhook.id)).toBeUndefined();
});

test('addresses inside the network and incomplete ones are refused with their field', async () => {
  const refused = async (body: object) => refusedFieldsOf(await add({ name: 'New', ...body }));
  for (const address of [
    'http://hooks.slack.com/x',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://vault.internal/',
  ])
    expect(await refused({ address })).toEqual(['address']);
  expect(await refused({ key: 'short' })).toEqual(['key']);
  expect(await refused({ format: 'telegram', address: 'https://api.telegram.org/x' })).toEqual(['address', 'chat_id']);
  expect(await refused({ name: 'desk' })).toEqual(['name']);
  expect((await api.call('GET', '/webhooks', { as: 'ayana_staff' })).status).toBe(403);
  const own = { name: 'X', question: 'mails_failed', hours: 1, at_least: 1, every_minutes: 1, severity: 1 };
  const body = { ...own, webhook_ids: ['01900000-0000-7000-8000-000000000000'] };
  expect(refusedFieldsOf(await api.call('POST', '/own-signal-definitions', { as, body }))).toEqual(['webhook_ids']);
});
