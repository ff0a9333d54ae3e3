import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { type Answer, emailOf, startApi, type TestApi } from '../support/api.js';
import { rowWrites } from '../support/database.js';
import { ROUTES } from './routes.js';

/** A site under its real name: its cookies, and pages of other sites. Its mails: origins-of-mails.test.ts. */

const PUBLIC = 'https://ayana.example';
const EVIL = 'evil.example';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ PUBLIC_ORIGIN: PUBLIC });
});
afterAll(async () => {
  await api.close();
});

const signIn = () =>
  api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email: emailOf('doctor'), password: DEMO_PASSWORD },
    headers: { origin: PUBLIC },
  });
const cookiesOf = (answer: Answer<unknown>): Record<string, string> =>
  Object.fromEntries(answer.headers.getSetCookie().map((cookie) => [cookie.split('=')[0] ?? '', cookie]));

describe('cookies under https', () => {
  test('are Secure; scripts cannot read the one that opens a session, and it is sent to /api/auth only', async () => {
    const cookies = cookiesOf(await signIn());
    expect(cookies['__Secure-ayana_refresh']).toMatch(
      /^__Secure-ayana_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies['ayana_signed_in']).toBe(
      'ayana_signed_in=/doctor-portal; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    );
    for (const cookie of Object.values(cookies)) {
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });

  test('are removed with the same attributes, without which a browser would keep them', async () => {
    const opened = cookiesOf(await signIn());
    const cookie = opened['__Secure-ayana_refresh']?.split(';')[0] ?? '';
    const ended = cookiesOf(await api.call('POST', '/auth/sign-out', { headers: { cookie, origin: PUBLIC } }));
    for (const name of ['__Secure-ayana_refresh', 'ayana_signed_in']) {
      expect(ended[name]).toMatch(/Expires=Thu, 01 Jan 1970/);
      expect(ended[name]).toMatch(/; Secure/);
      expect(/Path=[^;]*/.exec(ended[name] ?? '')?.[0]).toBe(/Path=[^;]*/.exec(opened[name] ?? '')?.[0]);
    }
  });

  test('the name without the prefix, which another host could set, opens nothing', async () => {
    const value = cookiesOf(await signIn())['__Secure-ayana_refresh']?.split(/[=;]/)[1] ?? '';
    const refresh = (cookie: string) => api.call('POST', '/auth/refresh', { headers: { cookie, origin: PUBLIC } });
    expect((await refresh(`ayana_refresh=${value}`)).text).toBe('null');
    expect((await refresh(`__Secure-ayana_refresh=${value}`)).text).not.toBe('null');
  });
});

describe('a page of another site', () => {
  /** The same for everyone. */
  const OPEN = new Set(['GET /auth/providers']);
  const GUARDED = Object.keys(ROUTES).filter(
    (route) => route.includes(' /auth/') && ROUTES[route] === 'public' && !OPEN.has(route),
  );

  test('there are such routes', () => {
    expect(GUARDED.length).toBeGreaterThanOrEqual(11);
  });

  test.each(GUARDED)('%s answers it nothing and does nothing for it', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const cookie = cookiesOf(await signIn())['__Secure-ayana_refresh']?.split(';')[0] ?? '';
    const before = await rowWrites(api);
    for (const headers of [
      { origin: `https://${EVIL}` },
      { origin: 'null' },
      { origin: `${PUBLIC}.${EVIL}` },
      { origin: PUBLIC.replace('https', 'http') },
      { origin: `${PUBLIC}:8443` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const answer = await api.call<{ code: string }>(method, path, {
        headers: { ...headers, cookie },
        ...(method === 'GET' ? {} : { body: { email: emailOf('doctor'), password: DEMO_PASSWORD } }),
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong_origin']);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await rowWrites(api)).toEqual(before);
  });

  test('no route allows another origin to read its answer', async () => {
    for (const path of ['/treatments', '/auth/session', '/users']) {
      const { headers } = await api.call('OPTIONS', path, {
        headers: { origin: `https://${EVIL}`, 'access-control-request-method': 'GET' },
      });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });
});
