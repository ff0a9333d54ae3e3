import '../../../platform/languages/register.js';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { sql } from 'kysely';
import { Database, within } from '../../../platform/database/database.js';
import { GuardedDelivery } from '../../messaging/index.js';
import { broadcastsOf } from '../testing/broadcasts.js';

let api: TestApi;
let on: ReturnType<typeof broadcastsOf>;
beforeAll(async () => {
  // Jobs are queued and run here, at the times of the tests.
  api = await startApi();
  on = broadcastsOf(api);
});
afterAll(() => api.close());

const subscribe = (emails: (string | undefined)[], topic = 'travel') =>
  on.rows(
    `insert into newsletter_subscriptions (id, email, source, subscribed_at, times, topics)
     select gen_random_uuid(), email, 'website', now(), 1, array[$2] from unnest($1::text[]) email`,
    emails,
    topic,
  );
const promotion = (country: string) =>
  on.form(country, {
    purpose: 'promotion',
    topic: 'travel',
    is_urgent: false,
    link: 'https://example.com/offers',
    texts: [{ language: 'en', subject: 'Flights', body: 'Hello {{name}}', link_label: 'Look' }],
  });
const NOON = new Date('2031-05-02T06:00:00Z');
/** What the delivery of a mail does with its message, without a mail server. */
const deliver = async (message_id: string): Promise<boolean> => {
  const guarded = api.app.get(GuardedDelivery, { strict: false });
  const guard = guarded.of('broadcast');
  if (guard === undefined) throw new Error('Broadcasts are guarded');
  return guarded.deliver(guard, {
    subject_id: message_id,
    send: () => Promise.resolve(),
    record: (em, status) =>
      sql`update outgoing_mails set status = ${status}, sent_at = case when ${status} = 'sent' then now() end, recipient = null, data = null
        where data->>'id' = ${message_id}`.execute(within(em)),
  });
};

test('everyone gets exactly one, kept by the database, though steps run twice and at once', async () => {
  const country = on.land();
  const people = await on.readersIn(country, 5, { phone: '+91 98400 7000' });
  const { id } = await on.approved(
    on.form(country, {
      channels: ['mail', 'text', 'bell'],
      texts: [{ language: 'en', subject: 'Rain', body: 'Hello {{name}}', text: 'Rain, {{name}}' }],
    }),
  );
  const begun = await on.move(id, 'begin');
  expect([begun.body.state, begun.body.progress.total]).toEqual(['sending', 15]);
  expect((await on.move(id, 'begin')).body.code).toBe('illegal_transition');
  await Promise.all([on.step(id), on.step(id), on.step(id)]);
  expect((await on.mails(id)).map(({ recipient }) => recipient)).toEqual(people.map(({ email }) => email).toSorted());
  const [texts] = await on.rows(`select count(*)::int as count from outgoing_texts where data->>'text' like 'Rain,%'`);
  expect(texts).toEqual({ count: 5 });
  const bells = await on.rows<{ patient_id: string }>(
    `select patient_id from patient_notifications where title = 'Rain' and patient_id = any ($1)`,
    people.map((person) => person.id),
  );
  expect(bells).toHaveLength(5);
  // The bell alone: neither mail nor text of the notification follows.
  expect(
    await on.rows(`select 1 from jobs.job where name = 'notifications.deliver' and data->>'id' in
    (select id::text from patient_notifications where title = 'Rain')`),
  ).toEqual([]);
  expect(await on.states(id)).toEqual({ queued: 10, delivered: 5 });
  await expect(
    on.rows(
      `insert into broadcast_messages (broadcast_id, channel, address_hash, language, time_zone, state, not_before)
      select broadcast_id, channel, address_hash, language, time_zone, 'waiting', now() from broadcast_messages where broadcast_id = $1 limit 1`,
      id,
    ),
  ).rejects.toThrow('broadcast_messages_once');
  await expect(
    on.rows(
      `update broadcast_messages set state = 'waiting', settled_at = null where broadcast_id = $1 and state = 'delivered'`,
      id,
    ),
  ).rejects.toThrow('A message is sent once');
});

test('two accounts at one number get one text; patient and companion with one address one mail', async () => {
  const country = on.land();
  const [one, two] = await on.readersIn(country, 2);
  await on.rows(`update users set phone = '+91 98400 55555' where id = any ($1)`, [one?.id, two?.id]);
  const { id } = await on.approved(
    on.form(country, { channels: ['text'], texts: [{ language: 'en', subject: 'x', body: 'y', text: 'z' }] }),
  );
  expect((await on.move(id, 'begin')).body.progress.total).toBe(1);
});

test('a pause keeps back what has not left, also what was queued; resumed, each gets one', async () => {
  const country = on.land();
  await on.readersIn(country, 3);
  const { id } = await on.approved(on.form(country));
  await on.move(id, 'begin');
  await on.step(id);
  const [first, second, third] = (await on.mails(id)).map(({ data }) => data.id);
  expect(await deliver(first ?? '')).toBe(true);
  const paused = await on.move(id, 'pause');
  expect(paused.body).toMatchObject({ state: 'paused', acts: ['resume', 'cancel'] });
  expect([await deliver(second ?? ''), await deliver(third ?? '')]).toEqual([false, false]);
  expect(await on.states(id)).toEqual({ delivered: 1, waiting: 2 });
  expect(await on.step(id)).toBe('over');
  // The database refuses it too.
  await expect(
    on.rows(`update broadcast_messages set state = 'queued' where broadcast_id = $1 and state = 'waiting'`, id),
  ).rejects.toThrow('The broadcast is not being sent');
  await on.move(id, 'resume');
  expect(await on.step(id)).toBe('more');
  const again = (await on.mails(id)).filter(({ status }) => status === 'queued');
  expect(again.map(({ data }) => data.id).toSorted()).toEqual([second, third].toSorted());
  for (const { data } of again) expect(await deliver(data.id)).toBe(true);
  expect(await on.step(id)).toBe('over');
  expect((await on.read(id)).body).toMatchObject({
    state: 'sent',
    progress: { total: 3, delivered: 3, waiting: 0, queued: 0 },
  });
});

test('cancelled in a pause, nothing else leaves', async () => {
  const country = on.land();
  await on.readersIn(country, 2);
  const { id } = await on.approved(on.form(country));
  await on.move(id, 'begin');
  await on.step(id);
  const [first, second] = (await on.mails(id)).map(({ data }) => data.id);
  await on.move(id, 'pause');
  await deliver(first ?? '');
  expect(refusedFieldsOf(await on.move(id, 'cancel'))).toEqual(['note']);
  await on.move(id, 'cancel', { note: 'The rain has stopped.' });
  expect(await deliver(second ?? '')).toBe(false);
  expect(await on.states(id)).toEqual({ skipped: 2 });
});

test('an address that does not take it has failed, and the results say so', async () => {
  const country = on.land();
  await on.readersIn(country, 1);
  const { id } = await on.approved(on.form(country));
  await on.move(id, 'begin');
  await on.step(id);
  const [mail] = await on.mails(id);
  const guard = api.app.get(GuardedDelivery, { strict: false }).of('broadcast');
  await api.app.get(Database).write((em) => guard?.failed(em, mail?.data.id ?? '') ?? Promise.resolve());
  await on.step(id);
  expect((await on.read(id)).body).toMatchObject({ state: 'sent', progress: { failed: 1, delivered: 0 } });
  const { body } = await api.call<{ items: object[] }>('GET', `/broadcasts/${id}/messages?state=failed`, {
    as: 'ayana_staff',
  });
  expect(body.items).toEqual([expect.objectContaining({ channel: 'mail', reason: 'refused', kind: 'patient' })]);
});

test('a local time is that of each reader’s zone; the clock begins with the first of them', async () => {
  const country = on.land();
  const [east] = await on.readersIn(country, 1, { zone: 'Asia/Dhaka' });
  const [west] = await on.readersIn(country, 1, { zone: 'Africa/Nairobi' });
  const { id } = await on.approved(on.form(country));
  expect(refusedFieldsOf(await on.move(id, 'schedule'))).toEqual(['timing']);
  expect(refusedFieldsOf(await on.move(id, 'schedule', { timing: 'local', local_time: 'tomorrow' }))).toEqual([
    'local_time',
  ]);
  expect(
    refusedFieldsOf(await on.move(id, 'schedule', { timing: 'moment', sends_at: '2020-01-01T00:00:00Z' })),
  ).toEqual(['sends_at']);
  const scheduled = await on.move(id, 'schedule', { timing: 'local', local_time: '2031-05-02T09:00' });
  // Nine in Dhaka is three in the morning of UTC, in Nairobi three hours later.
  expect(scheduled.body).toMatchObject({ state: 'scheduled', sends_at: '2031-05-02T03:00:00.000Z' });
  await on.tick(new Date('2031-05-02T02:59:00Z'));
  expect((await on.read(id)).body.state).toBe('scheduled');
  await on.tick(new Date('2031-05-02T03:00:00Z'));
  expect((await on.read(id)).body.state).toBe('sending');
  expect(await on.step(id, new Date('2031-05-02T03:00:00Z'))).toBe('more');
  expect((await on.mails(id)).map(({ recipient }) => recipient)).toEqual([east?.email]);
  for (const { data } of await on.mails(id)) await deliver(data.id);
  expect(await on.step(id, new Date('2031-05-02T05:59:00Z'))).toBe('later');
  expect((await on.read(id)).body.next_at).toBe('2031-05-02T06:00:00.000Z');
  expect(await on.step(id, new Date('2031-05-02T06:00:00Z'))).toBe('more');
  expect((await on.mails(id)).map(({ recipient }) => recipient)).toContain(west?.email);
});

test('in quiet hours it waits by each reader’s clock; their own hours come first; the urgent and the bell do not wait', async () => {
  const country = on.land();
  const [usual, own] = await on.readersIn(country, 2, { zone: 'Asia/Dhaka' });
  await api.database.add('quiet_hours', {
    user_id: own?.id,
    from_time: '02:00',
    until_time: '04:00',
    time_zone: 'Asia/Dhaka',
  });
  const { id } = await on.approved(on.form(country, { channels: ['mail', 'bell'], is_urgent: false }));
  await on.move(id, 'begin');
  // Half past ten at night in Dhaka.
  await on.step(id, new Date('2031-05-02T16:30:00Z'));
  expect((await on.mails(id)).map(({ recipient }) => recipient)).toEqual([own?.email]);
  expect(await on.states(id)).toEqual({ waiting: 1, queued: 1, delivered: 2 });
  expect((await on.read(id)).body.next_at).toBe('2031-05-03T02:00:00.000Z');
  await on.step(id, new Date('2031-05-03T02:00:00Z'));
  expect((await on.mails(id)).map(({ recipient }) => recipient).toSorted()).toEqual(
    [usual?.email, own?.email].toSorted(),
  );
});

test('a promotion skips who left the newsletter meanwhile, a notice reaches them; one press leaves it', async () => {
  const country = on.land();
  const [stays, leaves] = await on.readersIn(country, 2);
  await subscribe([stays?.email, leaves?.email]);
  const { id } = await on.approved(promotion(country));
  await on.move(id, 'begin');
  await on.rows('update newsletter_subscriptions set unsubscribed_at = now() where email = $1', leaves?.email);
  await on.step(id, NOON);
  const [mail, ...more] = await on.mails(id);
  expect([mail?.recipient, more]).toEqual([stays?.email, []]);
  expect(await on.states(id)).toEqual({ queued: 1, skipped: 1 });

  const token = permanentTokens(api.config.cookieSecret)('leave_by_broadcast', mail?.data.id ?? '');
  const path = `/broadcast-messages/leave?token=${encodeURIComponent(token)}`;
  const subscribed = async () =>
    (await on.rows('select 1 from newsletter_subscriptions where email = $1 and unsubscribed_at is null', stays?.email))
      .length;
  expect((await api.call('POST', `${path.slice(0, -2)}xx`)).status).toBe(404);
  const page = await api.call('GET', path);
  expect([page.status, page.text.includes('<form method="post">'), await subscribed()]).toEqual([200, true, 1]);
  for (let press = 0; press < 2; press += 1) {
    const left = await api.call('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([left.status, await subscribed()]).toEqual([200, 0]);
  }
  expect((await on.read(id)).body.progress.unsubscribed).toBe(1);

  const notice = await on.approved(on.form(country));
  expect((await on.move(notice.id, 'begin')).body.progress.total).toBe(2);
});

test('the link of a message leads where the broadcast says, and the first opening counts', async () => {
  const country = on.land();
  const [reader] = await on.readersIn(country, 1);
  await subscribe([reader?.email]);
  const { id } = await on.approved(promotion(country));
  await on.move(id, 'begin');
  await on.step(id, NOON);
  const [mail] = await on.mails(id);
  const token = permanentTokens(api.config.cookieSecret)('open_broadcast_link', mail?.data.id ?? '');
  for (let press = 0; press < 2; press += 1) {
    const opened = await api.call('GET', `/broadcast-messages/open?token=${encodeURIComponent(token)}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, 'https://example.com/offers']);
  }
  expect((await on.read(id)).body.progress.opened).toBe(1);
  expect((await api.call('GET', `/broadcast-messages/open?token=${token}x`)).status).toBe(404);
});
