import { DEMO_ACCOUNTS, DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import {
  type Answer,
  atTime,
  emailOf,
  ORIGIN,
  refusedFieldsOf,
  withFixedClock,
  startApi,
  type TestApi,
} from '../../../../test/support/api.js';
import type { SignedInDto } from './sessions.dto.js';
import { eventually } from '../../../../test/support/eventually.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const signIn = (email: string, password = DEMO_PASSWORD, headers = {}) =>
  api.call<SignedInDto & Problem>('POST', '/auth/sign-in', { body: { email, password }, headers });
const setCookies = (answer: Answer<unknown>) =>
  Object.fromEntries(answer.headers.getSetCookie().map((cookie) => [cookie.split('=')[0] ?? '', cookie]));
const cookieOf = (answer: Answer<unknown>): string => setCookies(answer)['ayana_refresh']?.split(';')[0] ?? '';
const refresh = (cookie: string, headers = {}) =>
  api.call<SignedInDto | null>('POST', '/auth/refresh', { headers: { cookie, ...headers } });
const role = (token: string) => api.call('GET', '/rpc/get_current_user_role', { token });

describe('signing in', () => {
  test.each(DEMO_ACCOUNTS.map((account) => [account.email, account.role] as const))(
    '%s',
    async (email, expected: Role | null) => {
      const answer = await signIn(email);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ expires_in: 600, user: { email, role: expected } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { text } = await role(answer.body.access_token);
      expect(text).toBe(JSON.stringify(expected));
    },
  );

  test('sets a refresh cookie that scripts cannot read and a hint that holds only a path', async () => {
    const cookies = setCookies(await signIn(emailOf('doctor')));
    expect(cookies['ayana_refresh']).toMatch(
      /^ayana_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies['ayana_signed_in']).toBe('ayana_signed_in=/doctor-portal; Max-Age=2592000; Path=/; SameSite=Lax');
    const stored = await api.database.rows<{ token_hash: string }>('select token_hash from refresh_tokens');
    expect(stored.some(({ token_hash }) => cookies['ayana_refresh']?.includes(token_hash))).toBe(false);
  });

  test('is recorded as user_login', async () => {
    const { body } = await signIn(emailOf('partner/lodging'));
    const events = await api.database.rows('select event_type, details from security_events where user_id = $1', [
      body.user.id,
    ]);
    expect(events.at(-1)).toEqual({ event_type: 'user_login', details: { user_id: body.user.id } });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const known = await signIn(emailOf('patient'), 'wrong');
    const unknown = await signIn('stranger@example.com', 'wrong');
    expect([known.status, known.body.code]).toEqual([401, 'invalid_credentials']);
    expect(unknown.text.replace(unknown.body.request_id, '')).toBe(known.text.replace(known.body.request_id, ''));
    expect(known.headers.getSetCookie()).toEqual([]);
  });

  test('an address is matched in any case and never as a pattern', async () => {
    expect((await signIn(emailOf('admin').toUpperCase())).status).toBe(200);
    expect((await signIn('super%@demo.ayana.test')).status).toBe(401);
  });

  test('a malformed body is 400 or 422, as on every route', async () => {
    const send = (body: unknown) => api.call('POST', '/auth/sign-in', { body });
    expect((await send([])).status).toBe(400);
    expect(refusedFieldsOf(await send({}))).toEqual(['email', 'password']);
    expect(refusedFieldsOf(await send({ email: 'a@b.co', password: 'x', role: 'admin' }))).toEqual(['role']);
    expect(refusedFieldsOf(await send({ email: 'a@b.co', password: 'x'.repeat(129) }))).toEqual(['password']);
  });

  test.each(['https://evil.example', 'null', 'http://localhost:3001'])(
    'a page of %s cannot sign anyone in',
    async (origin) => {
      const answer = await signIn(emailOf('patient'), DEMO_PASSWORD, { origin });
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong_origin']);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await signIn(emailOf('patient'), DEMO_PASSWORD, { origin: ORIGIN })).status).toBe(200);
    },
  );

  test('guessing slows that account only, known or not, and never permanently', async () => {
    for (const email of [emailOf('pharmacy_partner'), 'nobody.at.all@example.com']) {
      const answers = await withFixedClock(api, () =>
        Promise.all(Array.from({ length: 12 }, () => signIn(email, 'guess'))),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      const slowed = answers.find(({ status }) => status === 429);
      expect(slowed?.body.code).toBe('too_many_sign_ins');
      expect(Number(slowed?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(slowed?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect((await signIn(emailOf('laboratory_partner'))).status).toBe(200);
    const later = await atTime(api, new Date(Date.now() + 61_000), () => signIn(emailOf('pharmacy_partner')));
    expect(later.status).toBe(200);
    expect((await signIn(emailOf('pharmacy_partner'), 'typing error')).status).toBe(401);
  });
});

describe('refreshing', () => {
  test('gives a new access token and a new cookie', async () => {
    const opened = await signIn(emailOf('patient'));
    const renewed = await refresh(cookieOf(opened));
    expect(renewed.body?.user).toEqual(opened.body.user);
    expect(cookieOf(renewed)).not.toBe(cookieOf(opened));
    expect((await role(renewed.body?.access_token ?? '')).status).toBe(200);
  });

  test('answers null without a session and clears the hint', async () => {
    for (const cookie of ['', 'ayana_refresh=unknown']) {
      const answer = await refresh(cookie);
      expect([answer.status, answer.text]).toEqual([200, 'null']);
      expect(setCookies(answer)['ayana_signed_in']).toMatch(/^ayana_signed_in=; .*Expires=Thu, 01 Jan 1970/);
    }
    expect((await api.call('GET', '/auth/session')).text).toBe('null');
  });

  test('20 at once sign nobody out', async () => {
    const cookie = cookieOf(await signIn(emailOf('patient')));
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(answers.every(({ body }) => body !== null)).toBe(true);
    for (const answer of answers) expect((await refresh(cookieOf(answer))).body).not.toBeNull();
  });

  test('a token reused after the grace time ends its whole family', async () => {
    const opened = await signIn(emailOf('patient'));
    const stolen = cookieOf(opened);
    const renewed = await refresh(stolen);
    const replay = await atTime(api, new Date(Date.now() + 11_000), () => refresh(stolen));
    expect(replay.text).toBe('null');
    expect((await refresh(cookieOf(renewed))).text).toBe('null');
    expect((await role(renewed.body?.access_token ?? '')).status).toBe(401);
    expect((await role(await api.signIn('patient'))).status).toBe(200);
  });

  test('a page of another site cannot refresh or sign out', async () => {
    const cookie = cookieOf(await signIn(emailOf('patient')));
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await refresh(cookie, headers)).status).toBe(403);
      expect((await api.call('POST', '/auth/sign-out', { headers: { cookie, ...headers } })).status).toBe(403);
    }
    expect((await refresh(cookie)).body).not.toBeNull();
  });
});

describe('ending', () => {
  test('signing out ends the access token, the refresh token and both cookies at once', async () => {
    const opened = await signIn(emailOf('patient'));
    const answer = await api.call('POST', '/auth/sign-out', { headers: { cookie: cookieOf(opened) } });
    expect(answer.status).toBe(204);
    expect(Object.values(setCookies(answer)).every((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'))).toBe(true);
    expect((await refresh(cookieOf(opened))).text).toBe('null');
    expect((await role(opened.body.access_token)).status).toBe(401);
  });

  test('a changed role revokes the old access', async () => {
    const { body } = await signIn(emailOf('partner/travel_visa'));
    await api.database.rows(`update users set role = 'patient' where id = $1`, [body.user.id]);
    await eventually(async () => (await role(body.access_token)).status === 401);
    expect((await signIn(emailOf('partner/travel_visa'))).body.user.role).toBe('patient');
  });

  test.each(['', 'x.y.z', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6ImFkbWluIn0.'])(
    'the token %j opens nothing',
    async (token) => {
      expect((await api.call('GET', '/inbox', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    },
  );
});
