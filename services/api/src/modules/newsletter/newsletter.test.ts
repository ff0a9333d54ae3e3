import { FORM_MESSAGES } from '@ayana/contracts/forms';
import { patientOf } from '../notifications/testing/patient.js';
import { NEWSLETTER_MESSAGES } from './messages.js';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const subscribe = (email: string, more = {}) => api.call('POST', '/functions/newsletter', { body: { email, ...more } });
const mailsTo = (email: string) =>
  api.database.rows<{ template: string; data: { unsubscribe_url: string } }>(
    'select template, data from outgoing_mails where recipient = $1 order by created_at',
    [email],
  );

test('an address is subscribed once, and the answer does not show whether it was before', async () => {
  const first = await subscribe('reader@example.com');
  const again = await subscribe('Reader@Example.com', { source: 'footer' });
  expect([first.status, first.text]).toEqual([
    201,
    JSON.stringify({ success: true, message: FORM_MESSAGES.newsletter }),
  ]);
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  const rows = await api.database.rows('select email, source from newsletter_subscriptions where lower(email) = $1', [
    'reader@example.com',
  ]);
  expect(rows).toEqual([{ email: 'reader@example.com', source: 'website' }]);
  expect(await mailsTo('reader@example.com')).toMatchObject([{ template: 'newsletter_acknowledgement' }]);
  const [notices] = await api.database.rows(
    `select count(*)::int as n from outgoing_mails where template = 'newsletter_notice'`,
  );
  expect(notices).toEqual({ n: 1 });
});

test('twenty requests at once are one subscription and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe('crowd@example.com')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await mailsTo('crowd@example.com')).toHaveLength(1);
});

test('needs a valid address', async () => {
  expect(refusedFieldsOf(await subscribe('nobody'))).toEqual(['email']);
  expect(refusedFieldsOf(await subscribe(''))).toEqual(['email']);
});

describe('the link in the mail', () => {
  const LEAVER = 'leaver@example.com';
  const isEnded = async (): Promise<boolean | undefined> => {
    const [row] = await api.database.rows<{ ended: boolean }>(
      'select unsubscribed_at is not null as ended from newsletter_subscriptions where email = $1',
      [LEAVER],
    );
    return row?.ended;
  };
  const linkOf = async (): Promise<string> => {
    await subscribe(LEAVER);
    const mail = (await mailsTo(LEAVER)).at(-1);
    const link = new URL(mail?.data.unsubscribe_url ?? '');
    expect(link.origin).toBe('http://localhost:3000');
    return `/newsletter/unsubscribe${link.search}`;
  };
  /** `accept` as a browser sends it with a form, or as a mail program does. */
  const press = (path: string, accept: string) =>
    api.call('POST', path, { headers: { 'content-type': 'application/x-www-form-urlencoded', accept } });

  test('asks who opens it and changes nothing, however often a program that checks mails does', async () => {
    const path = await linkOf();
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
      const { status, text, headers } = await api.call(method, path, { headers: { accept: 'text/html' } });
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text.includes('<form method="post">')).toBe(method === 'GET');
      expect(await isEnded()).toBe(false);
    }
  });

  test('its button ends the subscription and is answered by a page, which the link shows from then on', async () => {
    const path = await linkOf();
    const { status, text } = await press(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([status, text.includes(NEWSLETTER_MESSAGES.unsubscribed.title)]).toEqual([200, true]);
    expect(await isEnded()).toBe(true);
    const again = await api.call('GET', path);
    expect(again.text).toContain(NEWSLETTER_MESSAGES.unsubscribed.title);
    expect(again.text).not.toContain('<form');
  });

  test('the button of a mail program (RFC 8058) ends it at once, and a returning subscriber is welcomed', async () => {
    const path = await linkOf();
    const before = (await mailsTo(LEAVER)).length;
    for (const accept of ['*/*', 'application/json']) {
      const { status, text } = await press(path, accept);
      expect([status, text]).toEqual([204, '']);
      expect(await isEnded()).toBe(true);
    }
    await linkOf();
    expect(await isEnded()).toBe(false);
    expect(await mailsTo(LEAVER)).toHaveLength(before + 1);
  });

  test('a forged one is not found, by any method', async () => {
    const path = await linkOf();
    for (const method of ['HEAD', 'GET', 'POST'])
      expect((await api.call(method, `${path.slice(0, -2)}xx`)).status).toBe(404);
    expect(await isEnded()).toBe(false);
  });
});

describe('the subscription of an account', () => {
  type Own = { topics: string[]; subscribed_at: string | null; email_confirmed: boolean };

  test('topics are chosen by the owner of the address; none ends it, and the history says so', async () => {
    const patient = await patientOf(api);
    const choose = (topics: string[]) => patient.call<Own>('PUT', '/newsletter/subscription', { topics });
    expect((await patient.call<Own>('GET', '/newsletter/subscription')).body).toMatchObject({
      topics: [],
      subscribed_at: null,
    });
    await subscribe(patient.email.toUpperCase());
    expect((await patient.call<Own>('GET', '/newsletter/subscription')).body.topics).toHaveLength(4);
    expect((await choose(['travel', 'costs'])).body.topics).toEqual(['costs', 'travel']);
    expect((await choose([])).body).toMatchObject({ topics: [], subscribed_at: null });
    expect((await choose(['travel'])).body.topics).toEqual(['travel']);
    expect(refusedFieldsOf(await choose(['weather']))).toEqual(['topics']);
    const { body } = await patient.call<{ items: { topic: string; given: boolean }[] }>('GET', '/consent-entries');
    expect(body.items.map(({ topic, given }) => `${topic} ${given}`).toSorted()).toEqual([
      'costs false',
      'hospitals false',
      'travel false',
      'travel true',
      'treatments false',
    ]);
  });

  test('an address that is not confirmed is neither read nor changed', async () => {
    const patient = await patientOf(api);
    await subscribe(patient.email);
    await api.database.rows('update users set email_verified_at = null where id = $1', [patient.id]);
    const read = await patient.call<Own>('GET', '/newsletter/subscription');
    expect(read.body).toMatchObject({ email_confirmed: false, topics: [], subscribed_at: null });
    const changed = await patient.call<{ code: string }>('PUT', '/newsletter/subscription', { topics: [] });
    expect([changed.status, changed.body.code]).toEqual([403, 'email_not_verified']);
  });
});
