import { eventually } from '../../../test/support/eventually.js';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { inLanguage } from '../../platform/languages/current-language.js';
import { MailOutcomes } from './mail-outcomes.js';
import { mailDelay } from './mail.metrics.js';
import { messageId } from './message-id.js';
import { TEAM } from './messaging.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { OutgoingText } from './outgoing-text.entity.js';
import { type MailApplication, sampleMail, startMailApplication } from './testing/mail-application.js';
import { createMailDatabase } from './testing/mail-database.js';
import { MAIL_SAMPLES } from './samples/mail-samples.js';
import { MailSink, type Mood } from './testing/mail-sink.js';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

let database: { url: string; drop(): Promise<void> };
let sink: MailSink;
let mail: MailApplication;

beforeAll(async () => {
  database = await createMailDatabase(SERVER);
  sink = new MailSink();
  mail = await startMailApplication(database.url, await sink.start(), { smtpTimeout: 1000 });
});

afterAll(async () => {
  await mail.app.close();
  await sink.stop();
  await database.drop();
});

beforeEach(() => {
  sink.taken.length = 0;
  sink.mood = () => 'accept';
});

/** Mails whose delay was measured. */
const measured = async (): Promise<number> =>
  (await mailDelay.get()).values.find(({ metricName }) => metricName === 'ayana_mail_delay_seconds_count')?.value ?? 0;

const rows = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  withClient(database.url, async (client) => (await client.query(sql, values)).rows as T[]);

test('a queued mail is sent, and its row keeps the proof and nothing about the person', async () => {
  const before = await measured();
  const id = await mail.queue(sampleMail('one'));
  await mail.drained();
  expect(sink.taken).toHaveLength(1);
  expect(await measured()).toBe(before + 1);
  expect(sink.taken[0]).toMatchObject({ to: 'amina.otieno@example.com', messageId: messageId('one', 'ayana.example') });
  const row = await mail.database.orm.em.fork().findOneOrFail(OutgoingMail, { id: id ?? '' });
  expect(row).toMatchObject({
    status: 'sent',
    attempts: 1,
    recipient: null,
    data: null,
    template: 'contact_acknowledgement',
  });
  expect(row.sent_at).toBeInstanceOf(Date);
});

test('a mail is in the language of the account, else of the mail it follows, else of the request', async () => {
  await rows("insert into users values ('Arabic@example.com', 'ar-XB')");
  const queue = (dedupe_key: string, more: object) => mail.queue({ ...sampleMail(dedupe_key), ...more });
  await queue('of an account', { to: 'arabic@example.com' });
  await inLanguage('en-XA', () => queue('of a visitor', { to: 'visitor@example.com' }));
  await queue('of an answer', { to: 'visitor@example.com', follows: 'of a visitor' });
  await queue('of a stranger', { to: 'stranger@example.com' });
  await inLanguage('en-XA', () => queue('of the team', { to: TEAM }));
  await mail.drained();
  const found = await rows("select dedupe_key, language from outgoing_mails where dedupe_key like 'of %'");
  expect(Object.fromEntries(found.map((row) => [row['dedupe_key'], row['language']]))).toEqual({
    'of an account': 'ar-XB',
    'of a visitor': 'en-XA',
    'of an answer': 'en-XA',
    'of a stranger': 'en',
    'of the team': null,
  });
});

test('a failing listener does not send the mail again', async () => {
  let calls = 0;
  mail.app.get(MailOutcomes).listen(async () => {
    calls += 1;
    if (calls === 1) throw new Error('a mistake of ours');
  });
  await mail.queue(sampleMail('listened'));
  await mail.drained();
  // What is done is not tried again.
  const states = await eventually(async () => {
    const found = await rows<{ state: string }>(
      "select j.state from jobs.job j join outgoing_mails m on j.data ->> 'id' = m.id::text where m.dedupe_key = 'listened'",
    );
    return found.length > 0 && found.every(({ state }) => !['created', 'active'].includes(state)) && found;
  });
  expect(states).toEqual([{ state: 'completed' }]);
  expect(sink.taken).toHaveLength(1);
  expect(calls).toBe(1);
});

test('the team’s mails go to its own address', async () => {
  await mail.queue({ template: 'contact_notice', to: 'team', data: MAIL_SAMPLES.contact_notice, dedupe_key: 'team' });
  await mail.drained();
  expect(sink.taken[0]?.to).toBe('team@ayana.test');
});

test('one key is one mail, however often it is queued, also at once', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => mail.queue(sampleMail('same'))));
  await mail.drained();
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
  expect(sink.taken).toHaveLength(1);
});

test('a transaction that is rolled back leaves neither row nor job nor mail', async () => {
  const mailJobs = (): Promise<unknown[]> => rows("select id from jobs.job where name = 'messaging.mail' order by id");
  const before = await mailJobs();
  await expect(
    mail.database.write(async (em) => {
      await mail.messaging.queueMail(em, sampleMail('rolled back'));
      throw new Error('the form failed');
    }),
  ).rejects.toThrow('the form failed');
  await mail.drained();
  expect(await rows('select 1 from outgoing_mails where dedupe_key = $1', ['rolled back'])).toEqual([]);
  expect(await mailJobs()).toEqual(before);
  expect(sink.taken).toEqual([]);
});

test('a mail to an invalid address fails nothing', async () => {
  expect(await mail.queue(sampleMail('nowhere', 'not an address'))).toBeNull();
  expect(await mail.queue(sampleMail('two', 'a@example.com, b@example.com'))).toBeNull();
});

test('a reply refers to the mail it follows', async () => {
  await mail.queue({
    template: 'inbox_reply',
    to: 'amina.otieno@example.com',
    data: MAIL_SAMPLES.inbox_reply,
    dedupe_key: 'reply',
    follows: 'one',
  });
  await mail.drained();
  expect(sink.taken[0]?.raw).toMatch(new RegExp(`^In-Reply-To: ${messageId('one', 'ayana.example')}\r$`, 'm'));
});

test('with a server that refuses, stalls, resets and loses answers, nothing is missing, and a retry has the same Message-ID', async () => {
  const troubles: readonly (readonly Mood[])[] = [
    ['accept'],
    ['refuse'],
    ['reset', 'refuse-for-good'],
    ['lost-answer'],
    ['stall'],
    ['lost-answer', 'reset', 'lost-answer'],
  ];
  const tries = new Map<string, number>();
  sink.mood = (_count, to) => {
    const attempt = tries.get(to) ?? 0;
    tries.set(to, attempt + 1);
    return troubles[Number.parseInt(to.slice(5), 10) % troubles.length]?.[attempt] ?? 'accept';
  };
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(numbers.map((number) => mail.queue(sampleMail(`storm ${number}`, `storm${number}@example.com`))));
  await mail.drained();
  expect(sink.distinct()).toEqual(new Set(numbers.map((number) => messageId(`storm ${number}`, 'ayana.example'))));
  // Every mail whose answer was lost was sent again, with the same id.
  expect(sink.taken).toHaveLength(60 + 10 + 20);
  const statuses = await rows('select distinct status from outgoing_mails where dedupe_key like $1', ['storm %']);
  expect(statuses).toEqual([{ status: 'sent' }]);
});

test('one mail that is refused again and again does not delay others', async () => {
  sink.mood = (_count, to) =>
    to === 'refused@example.com' ? 'refuse' : to === 'stalled@example.com' ? 'stall' : 'accept';
  await mail.queue(sampleMail('refused', 'refused@example.com'));
  await mail.queue(sampleMail('stalled', 'stalled@example.com'));
  const keys = Array.from({ length: 20 }, (_, index) => `after ${index}`);
  for (const key of keys) await mail.queue(sampleMail(key));
  await eventually(async () => sink.taken.length >= keys.length);
  expect(sink.taken).toHaveLength(keys.length);
  const [refused] = await rows<{ status: string; last_error: { message: string } | null }>(
    'select status, last_error from outgoing_mails where dedupe_key = $1',
    ['refused'],
  );
  expect(refused?.status).not.toBe('sent');
  sink.mood = () => 'accept';
  await mail.drained();
});

test('stored errors do not contain the address the server repeated', async () => {
  sink.mood = () => 'refuse-for-good';
  const id = await mail.queue(sampleMail('secret', 'private.person@example.com'));
  const error = await eventually(
    async () =>
      (await mail.database.orm.em.fork().findOneOrFail(OutgoingMail, { id: id ?? '' })).last_error ?? undefined,
  );
  expect(error).toMatchObject({ code: 550 });
  expect(JSON.stringify(error)).not.toContain('private.person');
  const outputs = await rows<{ output: unknown }>(`select output from jobs.job where data->>'id' = $1`, [id]);
  expect(JSON.stringify(outputs)).not.toContain('private.person');
  sink.mood = () => 'accept';
  await mail.drained();
});

test('the text and number of a text message are deleted once it is sent', async () => {
  await mail.database.write((em) =>
    mail.messaging.queueText(em, {
      channel: 'sms',
      to: '+254712000000',
      template: 'contact_received',
      data: { id: MAIL_SAMPLES.contact_notice.id, first_name: 'Amina' },
      dedupe_key: 'text',
    }),
  );
  const em = mail.database.orm.em.fork();
  await eventually(async () => (await em.count(OutgoingText, { dedupe_key: 'text', status: 'sent' })) > 0);
  const text = await em.findOneOrFail(OutgoingText, { dedupe_key: 'text' });
  expect(text).toMatchObject({ status: 'sent', recipient: null, data: null });
});
