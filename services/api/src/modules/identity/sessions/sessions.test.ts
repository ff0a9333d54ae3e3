import type { Session } from '@ayana/contracts/identity';
import { atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { duringChange } from '../../../../test/support/during-change.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Accounts, accountsOf, cookieOf, PASSWORD } from '../testing/accounts.js';

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

const list = async (token: string) => (await api.call<Session[]>('GET', '/auth/sessions', { token })).body;

test('a session shows its browser, network and method, and not the device', async () => {
  const { email } = await accounts.open();
  const answer = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': 'Mozilla/5.0 (Test)' },
    address: '203.0.113.77',
  });
  const sessions = await list(answer.body.access_token);
  expect(sessions).toMatchObject([
    { user_agent: 'Mozilla/5.0 (Test)', network: '203.0.113.0/24', method: 'password', is_current: true },
  ]);
  expect(JSON.stringify(await api.database.rows('select * from sessions'))).not.toContain('203.0.113.77');
});

test('an address the client forged beyond the proxies is ignored', async () => {
  const { email } = await accounts.open();
  const answer = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email, password: PASSWORD },
    address: '198.51.100.1, 203.0.113.77',
  });
  expect((await list(answer.body.access_token))[0]?.network).toBe('203.0.113.0/24');
});

test('ending the others keeps the current one, and other users’ sessions', async () => {
  const mine = await accounts.openSignedIn();
  const theirs = await accounts.openSignedIn();
  const others = [await accounts.signIn(mine.email), await accounts.signIn(mine.email)];
  expect(await list(mine.token)).toHaveLength(3);
  const end = () => api.call('DELETE', '/auth/sessions', { token: mine.token });
  expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
  expect(await list(mine.token)).toMatchObject([{ is_current: true }]);
  for (const other of others) {
    expect((await accounts.account(other.body.access_token)).status).toBe(401);
    expect((await accounts.refresh(cookieOf(other))).text).toBe('null');
  }
  expect((await accounts.account(theirs.token)).status).toBe(200);
  const ended = (await accounts.acts(mine.id)).filter(({ action }) => action === 'sessions.ended');
  expect(ended).toMatchObject([{ actor_id: mine.id, details: { sessions: 2 } }]);
});

test('one is ended by its owner only', async () => {
  const [mine, theirs] = [await accounts.openSignedIn(), await accounts.openSignedIn()];
  const [current] = await list(mine.token);
  const end = (token: string) => api.call('DELETE', `/auth/sessions/${current?.id}`, { token });
  expect((await end(theirs.token)).status).toBe(404);
  expect((await accounts.account(mine.token)).status).toBe(200);
  expect((await end(mine.token)).status).toBe(204);
  expect((await accounts.account(mine.token)).status).toBe(401);
  expect((await accounts.refresh(mine.cookie)).text).toBe('null');
});

test('another site cannot end any', async () => {
  const { email, token } = await accounts.openSignedIn();
  await accounts.signIn(email);
  const answer = await api.call('DELETE', '/auth/sessions', { token, headers: { origin: 'https://evil.example' } });
  expect(answer.status).toBe(403);
  expect(await list(token)).toHaveLength(2);
});

test('an expired one is not listed, and its cookie opens nothing', async () => {
  const { cookie, email } = await accounts.openSignedIn();
  const inAMonth = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await atTime(api, inAMonth, async () => {
    const later = await accounts.signIn(email);
    expect(await list(later.body.access_token)).toHaveLength(1);
    expect((await accounts.refresh(cookie)).text).toBe('null');
  });
});

/** Signs in while the account is being changed: the session waits for the change. */
const signInDuring = (change: string, { id, email }: { id: string; email: string }) =>
  duringChange(api.database, change, [id], () => accounts.signIn(email));

test.each([
  ['a password that changes', `update users set password_hash = 'another' where id = $1`],
  ['the password of an account that is deleted', 'delete from users where id = $1'],
])('%s while it is being compared opens no session', async (_, change) => {
  const person = await accounts.open();
  const answer = await signInDuring(change, person);
  expect([answer.status, answer.body.code]).toEqual([401, 'invalid_credentials']);
  expect(await api.database.rows('select 1 from sessions where user_id = $1', [person.id])).toEqual([]);
});

test('a role that is removed while the password is being compared is not in the new session', async () => {
  const person = await accounts.open();
  await api.database.rows(`update users set role = 'admin' where id = $1`, [person.id]);
  const answer = await signInDuring(`update users set role = null where id = $1`, person);
  expect([answer.status, answer.body.user.role]).toEqual([200, null]);
  const token = answer.body.access_token;
  expect((await accounts.account(token)).body.role).toBeNull();
  expect((await api.call('GET', '/users', { token })).status).toBe(403);
});

test('signing in over a session ends it, for any user, and other browsers’ sessions continue', async () => {
  const [one, other] = [await accounts.openSignedIn(), await accounts.openSignedIn()];
  const elsewhere = await accounts.signIn(one.email);
  const again = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email: other.email, password: PASSWORD },
    headers: { cookie: one.cookie },
  });
  expect(again.status).toBe(200);
  expect((await accounts.refresh(one.cookie)).text).toBe('null');
  expect((await accounts.account(one.token)).status).toBe(401);
  expect(await list(elsewhere.body.access_token)).toMatchObject([{ is_current: true }]);
  expect((await accounts.account(other.token)).status).toBe(200);
  expect((await accounts.account(again.body.access_token)).body.id).toBe(other.id);
});

test('a wrong password keeps the browser’s session', async () => {
  const { email, token, cookie } = await accounts.openSignedIn();
  const answer = await api.call('POST', '/auth/sign-in', { body: { email, password: 'a guess' }, headers: { cookie } });
  expect(answer.status).toBe(401);
  expect((await accounts.account(token)).status).toBe(200);
});

describe('clocks that differ', () => {
  const anHour = () => new Date(Date.now() + 60 * 60 * 1000);
  const ended = (token: string) => eventually(async () => (await accounts.account(token)).status === 401, 5000);

  test('a token from a clock that is ahead ends with the role it was made for', async () => {
    const { id, email } = await accounts.open();
    const { body } = await atTime(api, anHour(), () => accounts.signIn(email));
    await api.database.rows(`update users set role = 'doctor' where id = $1`, [id]);
    await ended(body.access_token);
  });

  test('a process whose clock is ahead notices revoked access', async () => {
    const [one, other, third] = [
      await accounts.openSignedIn(),
      await accounts.openSignedIn(),
      await accounts.openSignedIn(),
    ];
    await atTime(api, anHour(), async () => {
      await api.database.rows(`update users set role = 'doctor' where id = $1`, [one.id]);
      await api.database.rows('update sessions set revoked_at = now() where user_id = $1', [other.id]);
      await api.database.rows(
        `with gone as (delete from users where id = $1 returning id)
         insert into audit_entries (id, type, action, subject_id, details, created_at)
         select gen_random_uuid(), 'accounts', 'account.deleted', id, '{}', now() from gone`,
        [third.id],
      );
      for (const { token } of [one, other, third]) await ended(token);
    });
  });

  test('a changed role revokes earlier access after the database’s clock was set back', async () => {
    const { id, email } = await accounts.open();
    await api.database.rows(`update users set access_changed_at = now() + interval '1 hour' where id = $1`, [id]);
    const { body } = await accounts.signIn(email);
    expect((await accounts.account(body.access_token)).status).toBe(200);
    await api.database.rows(`update users set role = 'doctor' where id = $1`, [id]);
    await ended(body.access_token);
  });
});

test('a database whose clock is ahead of ours revokes a token, and not the one after it', async () => {
  const { id, email, token, cookie } = await accounts.openSignedIn();
  await api.database.rows(`update users set access_changed_at = now() + interval '30 seconds' where id = $1`, [id]);
  await eventually(async () => (await accounts.account(token)).status === 401, 5000);
  const renewed = await accounts.refresh(cookie);
  expect((await accounts.account(renewed.body?.access_token ?? '')).status).toBe(200);
  const again = await accounts.signIn(email);
  expect((await accounts.account(again.body.access_token)).status).toBe(200);
});
