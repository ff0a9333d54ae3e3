import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.js';
import { atTime, startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('expired rows are deleted, and no others', async () => {
  const key = { 'idempotency-key': 'to-be-forgotten' };
  await api.call('POST', '/functions/contact-form', { body: contactForm(), headers: key });
  await api.call('POST', '/auth/sign-in', { body: { email: 'nobody@example.com', password: 'x' } });
  await api.signIn('doctor');
  const left = () =>
    api.database.rows(
      `select (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from sign_in_attempts) as attempts, (select count(*) > 0 from sessions) as sessions`,
    );
  const clean = () => api.app.get(Housekeeping, { strict: false }).clean();
  await clean();
  expect(await left()).toEqual([expect.objectContaining({ attempts: 1, sessions: true })]);
  expect(await api.database.rows(`select 1 from idempotency_keys where key = 'to-be-forgotten'`)).toHaveLength(1);
  await atTime(api, new Date(Date.now() + 25 * 3_600_000), clean);
  expect(await left()).toEqual([{ keys: 0, attempts: 0, sessions: true }]);
  await atTime(api, new Date(Date.now() + 70 * 86_400_000), clean);
  expect(await left()).toEqual([{ keys: 0, attempts: 0, sessions: false }]);
});

test('ended counts of requests are deleted, and no others', async () => {
  await api.database.rows(`truncate rate_counts`);
  await api.call('POST', '/functions/contact-form', { body: contactForm(), address: '203.0.113.40' });
  const counts = () => api.database.rows('select count from rate_counts');
  const clean = () => api.app.get(Housekeeping, { strict: false }).cleanCounts();
  await clean();
  expect(await counts()).toEqual([{ count: 1 }]);
  await atTime(api, new Date(Date.now() + 61_000), clean);
  expect(await counts()).toEqual([]);
});

test('expired links and sign-ups that nobody confirmed within a week are deleted', async () => {
  const form = {
    email: 'forgotten@example.com',
    password: 'a long walk to the river',
    first_name: 'Amina',
    last_name: 'Otieno',
    health_data_consent: true,
    consent_text_version: HEALTH_DATA_CONSENT.text_version,
  };
  expect((await api.call('POST', '/auth/sign-up', { body: form })).status).toBe(201);
  const left = () =>
    api.database.rows(
      'select (select count(*)::int from one_time_tokens) as links, (select count(*)::int from sign_ups) as sign_ups',
    );
  const cleanIn = (hours: number) =>
    atTime(api, new Date(Date.now() + hours * 3_600_000), () => api.app.get(Housekeeping, { strict: false }).clean());
  await cleanIn(0.9);
  expect(await left()).toEqual([{ links: 1, sign_ups: 1 }]);
  await cleanIn(1.1);
  expect(await left()).toEqual([{ links: 0, sign_ups: 1 }]);
  await cleanIn(7 * 24 + 1);
  expect(await left()).toEqual([{ links: 0, sign_ups: 0 }]);
});
