import type { Session } from '@ayana/contracts/identity';
import { type Answer, atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { type Accounts, accountsOf, cookieOf } from '../testing/accounts.js';
import type { CurrentSessionDto } from './sessions.dto.js';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

let api: TestApi;
let accounts: Accounts;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

/** The session of a cookie, read without trading its token. */
const sessionOf = async (cookie: string) =>
  (await api.call<CurrentSessionDto | null>('GET', '/auth/session', { headers: { cookie } })).body;
const isOpen = async (answer: Answer<unknown>) => (await sessionOf(cookieOf(answer))) !== null;
const signOut = (cookie: string) => api.call('POST', '/auth/sign-out', { headers: { cookie } });

/** A session opened at a known time, and what happens to it some milliseconds later. */
async function openedNow() {
  const { email, id } = await accounts.open();
  const opened = new Date();
  const after = <T>(milliseconds: number, work: () => Promise<T>) =>
    atTime(api, new Date(opened.getTime() + milliseconds), work);
  const answer = await after(0, () => accounts.signIn(email));
  return { email, id, opened, after, answer };
}

describe('a session lasts', () => {
  test('thirty days without being used', async () => {
    const { answer, after, opened } = await openedNow();
    const cookie = cookieOf(answer);
    const known = await after(30 * DAY - 1, () => sessionOf(cookie));
    expect(known?.expires_at).toBe(new Date(opened.getTime() + 30 * DAY).toISOString());
    expect(await after(30 * DAY, () => sessionOf(cookie))).toBeNull();
    expect((await after(30 * DAY, () => accounts.refresh(cookie))).body).toBeNull();
    expect((await after(30 * DAY - 1, () => accounts.refresh(cookie))).body).not.toBeNull();
  });

  test('ninety days, however often it is used', async () => {
    const { answer, after, opened } = await openedNow();
    let used: Answer<unknown> = answer;
    for (const days of [29, 58, 87]) used = await after(days * DAY, () => accounts.refresh(cookieOf(used)));
    const known = await after(89 * DAY, () => sessionOf(cookieOf(used)));
    expect(known?.expires_at).toBe(new Date(opened.getTime() + 90 * DAY).toISOString());
    expect((await after(90 * DAY, () => accounts.refresh(cookieOf(used)))).body).toBeNull();
  });

  test('in the list of its user: the current one is marked, the most recently used is first', async () => {
    const { email, after, answer } = await openedNow();
    const newer = await after(SECOND, () => accounts.signIn(email));
    const used = await after(2 * SECOND, () => accounts.refresh(cookieOf(answer)));
    const list = async (token = '') =>
      (await api.call<Session[]>('GET', '/auth/sessions', { token })).body.map(({ is_current }) => is_current);
    expect(await list(newer.body.access_token)).toEqual([false, true]);
    expect(await list(used.body?.access_token)).toEqual([true, false]);
  });

  test('until it expires: after that there is nothing to end', async () => {
    const { email, id, answer } = await openedNow();
    const mine = await accounts.signIn(email);
    const expired = await sessionOf(cookieOf(answer));
    await api.database.rows('update sessions set expires_at = now() where id = $1', [expired?.id]);
    const token = mine.body.access_token;
    expect((await api.call('DELETE', `/auth/sessions/${expired?.id}`, { token })).status).toBe(404);
    expect((await api.call('DELETE', '/auth/sessions', { token })).status).toBe(204);
    expect((await accounts.acts(id)).filter(({ action }) => action === 'sessions.ended')).toEqual([]);
  });
});

describe('the session of a cookie', () => {
  test('is read without trading its token', async () => {
    const { email, id, answer } = await openedNow();
    for (let again = 0; again < 2; again += 1)
      expect(await sessionOf(cookieOf(answer))).toMatchObject({
        id: expect.any(String),
        user: { id, email, role: 'unverified_user', email_verified: true },
      });
    await api.database.rows('update users set email_verified_at = null where id = $1', [id]);
    expect((await sessionOf(cookieOf(answer)))?.user.email_verified).toBe(false);
  });

  test('is none for a token that was never issued, which opens none either', async () => {
    expect(await sessionOf('ayana_refresh=unknown')).toBeNull();
    expect((await accounts.refresh('ayana_refresh=unknown')).body).toBeNull();
  });

  test('is none after signing out, which ends no other session', async () => {
    const { email, answer } = await openedNow();
    const elsewhere = await accounts.signIn(email);
    expect((await signOut('ayana_refresh=unknown')).status).toBe(204);
    expect([await isOpen(answer), await isOpen(elsewhere)]).toEqual([true, true]);
    await signOut(cookieOf(answer));
    expect([await isOpen(answer), await isOpen(elsewhere)]).toEqual([false, true]);
  });
});

describe('an access token', () => {
  const roleOf = (token: string) => api.call('GET', '/rpc/get_current_user_role', { token });

  test('opens a socket and the routes of its role while its session is open', async () => {
    const { email, id } = await accounts.open();
    await api.database.rows(`update users set role = 'admin' where id = $1`, [id]);
    const opened = await accounts.signIn(email);
    const token = opened.body.access_token;
    await sockets.connect(api.url, token);
    expect([(await roleOf(token)).text, (await api.call('GET', '/users', { token })).status]).toEqual(['"admin"', 200]);
    await signOut(cookieOf(opened));
    await expect(sockets.connect(api.url, token)).rejects.toThrow('not_signed_in');
    await expect(sockets.connect(api.url, `${token}x`)).rejects.toThrow('not_signed_in');
    expect((await roleOf(token)).status).toBe(401);
  });

  test('of a deleted account is refused at once', async () => {
    const { id, token } = await accounts.openSignedIn();
    await api.database.rows('delete from users where id = $1', [id]);
    expect((await roleOf(token)).body).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  test('of a user without a role has none', async () => {
    const { token } = await accounts.openSignedIn({ account_kind: 'doctor' });
    expect((await roleOf(token)).text).toBe('null');
  });
});

describe('a refresh token that was traded', () => {
  test('works for ten more seconds, however often it is used in them', async () => {
    const { answer, after } = await openedNow();
    const old = cookieOf(answer);
    expect((await after(0, () => accounts.refresh(old))).body).not.toBeNull();
    expect((await after(10 * SECOND, () => accounts.refresh(old))).body).not.toBeNull();
    expect(await after(10 * SECOND, () => sessionOf(old))).not.toBeNull();
    expect(await after(10 * SECOND + 1, () => sessionOf(old))).toBeNull();
    expect((await after(10 * SECOND + 1, () => accounts.refresh(old))).body).toBeNull();
  });

  test('ends its session when it is used later, no other one, and the user’s history shows it', async () => {
    const { answer, after, email, id } = await openedNow();
    const elsewhere = await accounts.signIn(email);
    const renewed = await after(0, () => accounts.refresh(cookieOf(answer)));
    const session = await sessionOf(cookieOf(renewed));
    await after(11 * SECOND, () => accounts.refresh(cookieOf(answer)));
    expect([await isOpen(renewed), await isOpen(elsewhere)]).toEqual([false, true]);
    expect(
      await api.database.rows(
        `select event_type, details from security_events where user_id = $1 and event_type <> 'user_login'`,
        [id],
      ),
    ).toEqual([{ event_type: 'refresh_token_reused', details: { session_id: session?.id } }]);
  });
});
