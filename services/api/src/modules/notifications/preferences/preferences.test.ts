import { withClient } from '@ayana/tooling/database/connect.ts';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { notificationKindsOf, type NotificationPreferences } from '@ayana/contracts/notifications';
import { patientOf } from '../testing/patient.js';

type Preferences = NotificationPreferences;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const HOURS = { from: '22:00', until: '07:00', time_zone: 'Asia/Dhaka' };

test('mail is on and texts are off until a person chooses; what one chooses is theirs alone', async () => {
  const [one, other] = [await patientOf(api), await patientOf(api)];
  const defaults = notificationKindsOf('patient').map((kind) => ({ kind, mail: true, text: false }));
  const read = await one.call<NotificationPreferences>('GET', '/notification-preferences');
  expect(read.body).toEqual({
    email: one.email,
    email_confirmed: true,
    phone: null,
    channels: defaults,
    quiet_hours: null,
    paused: null,
  });
  expect(read.headers.get('cache-control')).toBe('no-store');

  const changed = await one.call<NotificationPreferences>('PATCH', '/notification-preferences/travel', {
    mail: false,
  });
  expect(changed.body.channels.find(({ kind }) => kind === 'travel')).toEqual({
    kind: 'travel',
    mail: false,
    text: false,
  });
  await one.call('PUT', '/quiet-hours', HOURS);
  const { body } = await other.call<NotificationPreferences>('GET', '/notification-preferences');
  expect([body.channels, body.quiet_hours]).toEqual([defaults, null]);
  expect((await other.call<{ items: object[] }>('GET', '/consent-entries')).body.items).toEqual([]);
});

test('texts need a phone number, and a kind must exist', async () => {
  const patient = await patientOf(api);
  const choose = (kind: string, changes: object) => patient.call('PATCH', `/notification-preferences/${kind}`, changes);
  expect(refusedFieldsOf(await choose('quote', { text: true }))).toEqual(['text']);
  expect(refusedFieldsOf(await choose('quote', { mail: 'perhaps' }))).toEqual(['mail']);
  expect((await choose('weather', { mail: false })).status).toBe(404);
  await patient.givePhone();
  expect((await choose('quote', { text: true })).status).toBe(200);
});

test('quiet hours are replaced, ended, and refused where they make no sense', async () => {
  const patient = await patientOf(api);
  const put = (hours: object) => patient.call<NotificationPreferences>('PUT', '/quiet-hours', hours);
  expect((await put(HOURS)).body.quiet_hours).toEqual(HOURS);
  const later = { ...HOURS, from: '23:30' };
  expect((await put(later)).body.quiet_hours).toEqual(later);
  expect(refusedFieldsOf(await put({ ...HOURS, until: '22:00' }))).toEqual(['until']);
  expect(refusedFieldsOf(await put({ from: '25:00', until: '7:00', time_zone: 'Mars/Base' }))).toEqual([
    'from',
    'time_zone',
    'until',
  ]);
  const { body } = await patient.call<NotificationPreferences>('DELETE', '/quiet-hours');
  expect(body.quiet_hours).toBeNull();
});

test('the history has each change once, newest first, and pages on', async () => {
  const patient = await patientOf(api);
  await patient.givePhone();
  const choose = (changes: object) => patient.call('PATCH', '/notification-preferences/quote', changes);
  await choose({ text: true });
  await Promise.all([choose({ mail: false }), choose({ mail: false })]);
  type Page = { items: { subject: string; given: boolean }[]; next_cursor: string | null };
  const first = await patient.call<Page>('GET', '/consent-entries?limit=1');
  expect(first.body.items).toMatchObject([{ subject: 'notification_mail', topic: 'quote', given: false }]);
  const rest = await patient.call<Page>('GET', `/consent-entries?limit=5&cursor=${first.body.next_cursor}`);
  expect(rest.body).toMatchObject({ items: [{ subject: 'notification_text', given: true }], next_cursor: null });
});

test('the application’s database user only adds to the history', async () => {
  const patient = await patientOf(api);
  await patient.call('PATCH', '/notification-preferences/quote', { mail: false });
  for (const statement of ['update consent_entries set given = true', 'delete from consent_entries'])
    await expect(withClient(api.database.applicationUrl, (client) => client.query(statement))).rejects.toThrow(
      'permission denied',
    );
});

test('a pause has an end or none, is replaced, ended, and over by itself', async () => {
  const patient = await patientOf(api);
  const at = (now: string) =>
    atTime(api, new Date(now), () => patient.call<Preferences>('GET', '/notification-preferences'));
  const pause = (now: string, body: object) =>
    atTime(api, new Date(now), () => patient.call<Preferences>('PUT', '/notification-pause', body));
  expect((await pause('2031-05-01T10:00:00Z', { days: 7 })).body.paused).toEqual({ until: '2031-05-08T10:00:00.000Z' });
  expect((await at('2031-05-08T09:59:59Z')).body.paused).not.toBeNull();
  expect((await at('2031-05-08T10:00:00Z')).body.paused).toBeNull();
  expect((await pause('2031-05-09T10:00:00Z', {})).body.paused).toEqual({ until: null });
  expect((await at('2041-01-01T00:00:00Z')).body.paused).toEqual({ until: null });
  expect((await patient.call<Preferences>('DELETE', '/notification-pause')).body.paused).toBeNull();
  expect((await patient.call('DELETE', '/notification-pause')).status).toBe(200);
  for (const days of [0, 91, 1.5, 'week'])
    expect([days, refusedFieldsOf(await patient.call('PUT', '/notification-pause', { days }))]).toEqual([
      days,
      ['days'],
    ]);
});
