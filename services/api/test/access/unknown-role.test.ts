import '../../src/platform/languages/register.js';
import { DEMO_PASSWORD, ROLES } from '@ayana/contracts/identity';
import { connected, testSockets } from '../support/sockets.js';
import { emailOf, startApi, type TestApi } from '../support/api.js';
import { ROUTES } from './routes.js';

/** A role that a newer version of the database has, and this API does not know. */
const NEWER = 'quality_reviewer';
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
/** What a session may do without any role: its own account. */
const OPEN = new Set(['public', 'session']);

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
  await api.database.rows('alter table users drop constraint users_role_check');
  await api.database.rows('update users set role = $2 where email = $1', [emailOf('ayana_staff'), NEWER]);
});
afterAll(() => api.close());

test('a role of a newer version signs in, is named, goes to the patient portal, and is denied everything', async () => {
  expect(ROLES).not.toContain(NEWER);
  const { status, body, headers } = await api.call<{ access_token: string; user: { role: string } }>(
    'POST',
    '/auth/sign-in',
    {
      body: { email: emailOf('ayana_staff'), password: DEMO_PASSWORD },
    },
  );
  expect([status, body.user.role]).toEqual([200, NEWER]);
  expect(headers.get('set-cookie')).toContain('ayana_signed_in=/patient-portal;');
  const token = body.access_token;
  expect((await api.call('GET', '/rpc/get_current_user_role', { token })).body).toBe(NEWER);
  const answers = await Promise.all(
    Object.entries(ROUTES)
      .filter(([route, entry]) => !OPEN.has(entry) && route.startsWith('GET '))
      .map(async ([route]) => {
        const path = route.replace('GET ', '').replaceAll(/:\w+/g, UNKNOWN_ID);
        return [route, (await api.call('GET', path, { token })).status];
      }),
  );
  expect(answers.length).toBeGreaterThan(150);
  expect(answers.filter(([, answer]) => answer !== 403)).toEqual([]);
});

test('its socket hears nothing', async () => {
  const { body } = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email: emailOf('ayana_staff'), password: DEMO_PASSWORD },
  });
  const socket = sockets.open(api.url, body.access_token);
  await connected(socket);
  expect(await socket.emitWithAck('inbox.viewing', { request_id: UNKNOWN_ID })).toHaveProperty('problem');
});
