import '../../../platform/languages/register.js';
import { NOTIFICATION_KINDS } from '@ayana/contracts/notifications';
import { atTime, ORIGIN, startApi, type TestApi } from '../../../../test/support/api.js';
import { Database } from '../../../platform/database/database.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { patientOf } from '../testing/patient.js';
import { NotificationDelivery } from './notification-delivery.job.js';

let api: TestApi;
beforeAll(async () => {
  // Jobs are queued and run here, at the times of the tests.
  api = await startApi();
});
afterAll(() => api.close());

const deliver = (id: string, at: string) =>
  atTime(api, new Date(at), () =>
    api.app.get(Database).write((em) => api.app.get(NotificationDelivery).deliver(em, id)),
  );
/** When the jobs of a notification run, the latest last. */
const runsOf = async (id: string): Promise<string[]> => {
  const rows = await api.database.rows<{ at: string }>(
    `select to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from jobs.job
     where name = 'notifications.deliver' and data->>'id' = $1 order by created_on`,
    [id],
  );
  return rows.map(({ at }) => at);
};
const DAY = '2031-05-02T06:00:00Z';

test('a notification is mailed once, with a link to its place, in the language of the account', async () => {
  const patient = await patientOf(api);
  await api.database.rows(`update users set language = 'ar-XB' where id = $1`, [patient.id]);
  const { id, title } = await patient.notify('quote');
  expect(await runsOf(id)).toHaveLength(1);
  await Promise.all([deliver(id, DAY), deliver(id, DAY)]);
  await deliver(id, '2031-05-03T06:00:00Z');
  expect(await patient.mails(id)).toEqual([
    {
      recipient: patient.email,
      language: 'ar-XB',
      data: expect.objectContaining({ id, title, kind: 'quote', path: '/patient-portal/quotes' }),
    },
  ]);
  expect(await patient.texts(id)).toEqual([]);
});

test('a kind whose mails are off is not mailed, the others are; texts go out as chosen', async () => {
  const patient = await patientOf(api);
  await patient.givePhone();
  await patient.call('PATCH', '/notification-preferences/quote', { mail: false, text: true });
  const [quote, document] = [
    await patient.notify('quote'),
    await patient.notify('document', '/patient-portal/documents'),
  ];
  for (const { id } of [quote, document]) await deliver(id, DAY);
  expect(await patient.mails(quote.id)).toEqual([]);
  expect(await patient.texts(quote.id)).toEqual([
    { recipient: '+254 712 000 000', data: { title: quote.title, url: `${ORIGIN}/patient-portal/quotes` } },
  ]);
  expect(await patient.mails(document.id)).toHaveLength(1);
  expect(await patient.texts(document.id)).toEqual([]);
});

test('every kind goes by mail and text where both are chosen', async () => {
  const patient = await patientOf(api);
  await patient.givePhone();
  for (const kind of NOTIFICATION_KINDS) {
    await patient.call('PATCH', `/notification-preferences/${kind}`, { mail: true, text: true });
    const { id } = await patient.notify(kind);
    await deliver(id, DAY);
    expect([kind, await patient.mails(id), await patient.texts(id)]).toEqual([
      kind,
      [expect.objectContaining({ recipient: patient.email })],
      [expect.objectContaining({ recipient: '+254 712 000 000' })],
    ]);
  }
});

test('while it is paused nothing is sent, and what came meanwhile is not sent later', async () => {
  const patient = await patientOf(api);
  await patient.givePhone();
  await patient.call('PATCH', '/notification-preferences/quote', { text: true });
  await atTime(api, new Date('2031-05-01T06:00:00Z'), () => patient.call('PUT', '/notification-pause', { days: 2 }));
  const [during, after] = [await patient.notify('quote'), await patient.notify('quote')];
  await deliver(during.id, DAY);
  expect([await patient.mails(during.id), await patient.texts(during.id)]).toEqual([[], []]);
  expect(await runsOf(during.id)).toHaveLength(1);
  await deliver(after.id, '2031-05-03T06:00:00Z');
  expect(await patient.mails(after.id)).toHaveLength(1);
  expect(await patient.texts(after.id)).toHaveLength(1);
});

test('in quiet hours it waits until their end in the person’s zone, and goes out then', async () => {
  const patient = await patientOf(api);
  await patient.call('PUT', '/quiet-hours', { from: '22:00', until: '07:00', time_zone: 'Asia/Dhaka' });
  const { id } = await patient.notify('quote');
  await deliver(id, '2031-05-02T16:30:00Z');
  expect(await patient.mails(id)).toEqual([]);
  expect((await runsOf(id)).at(-1)).toBe('2031-05-03T01:00:00Z');
  await deliver(id, '2031-05-03T01:00:00Z');
  expect(await patient.mails(id)).toHaveLength(1);
});

test('what was read while it waited is not sent', async () => {
  const patient = await patientOf(api);
  const { id } = await patient.notify('quote');
  await patient.call('POST', '/patient-notifications/mark-read', { ids: [id] });
  await deliver(id, DAY);
  expect(await patient.mails(id)).toEqual([]);
});

test('an address that is not confirmed gets no mail', async () => {
  const patient = await patientOf(api);
  await api.database.rows('update users set email_verified_at = null where id = $1', [patient.id]);
  const { id } = await patient.notify('quote');
  await deliver(id, DAY);
  expect(await patient.mails(id)).toEqual([]);
});

test('the link of a mail asks before it stops mails of that kind; a mail program’s button stops them at once', async () => {
  const patient = await patientOf(api);
  const { id } = await patient.notify('quote');
  const path = `/notification-mails/stop?token=${permanentTokens(api.config.cookieSecret)('stop_notification_mails', id)}`;
  const isOn = async () =>
    (
      await patient.call<{ channels: { kind: string; mail: boolean }[] }>('GET', '/notification-preferences')
    ).body.channels
      .filter(({ mail }) => !mail)
      .map(({ kind }) => kind);

  const forged = await api.call('POST', `${path.slice(0, -2)}xx`);
  expect([forged.status, await isOn()]).toEqual([404, []]);
  const page = await api.call('GET', path);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.text).toContain('<form method="post">');
  expect(await isOn()).toEqual([]);

  for (let press = 0; press < 2; press += 1) {
    const stopped = await api.call('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([stopped.status, await isOn()]).toEqual([200, ['quote']]);
    expect(stopped.text).not.toContain('<form');
  }
  const { body } = await patient.call<{ items: object[] }>('GET', '/consent-entries');
  expect(body.items).toEqual([
    expect.objectContaining({ subject: 'notification_mail', topic: 'quote', given: false, source: 'mail_link' }),
  ]);
});
