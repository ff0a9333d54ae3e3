import PostalMime from 'postal-mime';
import { ORIGIN, startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/database/database.js';
import { MailSink } from '../../messaging/testing/mail-sink.js';
import { patientOf } from '../testing/patient.js';

const sink = new MailSink();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ JOBS: '1', SMTP_URL: await sink.start(), TEXT_DOMAIN: 'texts.ayana.test' });
});
afterAll(async () => {
  await api.close();
  await sink.stop();
});

const openJobs = async (): Promise<number> => {
  const [row] = await api.database.rows<{ open: number }>(
    `select count(*)::int as open from jobs.job
     where name in ('notifications.deliver', 'messaging.mail', 'messaging.text') and state in ('created', 'active', 'retry')`,
  );
  return row?.open ?? 0;
};

test('one mail arrives for a notification whose job runs twice, with the button that stops such mails', async () => {
  const patient = await patientOf(api);
  const { id } = await patient.notify('quote');
  await api.app.get(Database).write((em) => api.app.get(JobsService).send(em, 'notifications.deliver', { id }));
  await eventually(async () => (await openJobs()) === 0);
  const mails = sink.taken.filter(({ to }) => to === patient.email);
  expect(mails).toHaveLength(1);
  const { headers } = await PostalMime.parse(mails[0]?.raw ?? '');
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toContain(`<${ORIGIN}/api/notification-mails/stop?token=`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('a text arrives at the carrier once, in plain words, and its row keeps nothing about the person', async () => {
  const patient = await patientOf(api);
  await patient.givePhone();
  await patient.call('PATCH', '/notification-preferences/quote', { mail: false, text: true });
  const { id, title } = await patient.notify('quote');
  await api.app.get(Database).write((em) => api.app.get(JobsService).send(em, 'notifications.deliver', { id }));
  await eventually(async () => (await openJobs()) === 0);
  const texts = sink.taken.filter(({ to }) => to === '254712000000@sms.texts.ayana.test');
  expect(texts).toHaveLength(1);
  const { subject, text, html } = await PostalMime.parse(texts[0]?.raw ?? '');
  expect([subject, html]).toEqual(['SMS', undefined]);
  expect(text).toContain(title);
  expect(text).toContain(`${ORIGIN}/patient-portal/quotes`);
  const rows = await api.database.rows('select status, recipient, data from outgoing_texts where dedupe_key = $1', [
    `notification:${id}:text`,
  ]);
  expect(rows).toEqual([{ status: 'sent', recipient: null, data: null }]);
});
