import { type Answer, atTime, withFixedClock, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Accounts, accountsOf, newAddress, PASSWORD, signUpForm } from '../testing/accounts.js';

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

const slowed = (id: string | null) =>
  api.database.rows<{ details: object }>(
    `select details from security_events where event_type = 'sign_in_slowed' and user_id is not distinct from $1`,
    [id],
  );

async function guess(email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push((await accounts.signIn(email, `guess ${index}`)).status);
  return statuses;
}

test('five wrong passwords slow an account, known or not, and are recorded once', async () => {
  const { email, id } = await accounts.open();
  const unknownBefore = (await slowed(null)).length;
  await withFixedClock(api, async () => {
    expect(await guess(email, 8)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await guess(newAddress(), 8)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
  expect(await slowed(id)).toEqual([{ details: { attempts: 5 } }]);
  expect(await slowed(null)).toHaveLength(unknownBefore + 1);
  expect(JSON.stringify(await api.database.rows('select * from security_events'))).not.toContain(email);
});

test('an hour of guessing makes the owner wait a minute at most', async () => {
  const { email } = await accounts.open();
  let now = Date.now();
  for (let index = 0; index < 60; index += 1) {
    await atTime(api, new Date(now), () => accounts.signIn(email, 'guess'));
    now += 60_000;
  }
  const last = await atTime(api, new Date(now), () => accounts.signIn(email, 'guess'));
  expect(last.status).toBe(401);
  const waiting = await atTime(api, new Date(now + 1000), () => accounts.signIn(email, PASSWORD));
  expect(waiting.status).toBe(429);
  const wait = Number(waiting.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  const owner = await atTime(api, new Date(now + 1000 + wait * 1000), () => accounts.signIn(email, PASSWORD));
  expect(owner.status).toBe(200);
  expect(await withFixedClock(api, () => guess(email, 5))).toEqual([401, 401, 401, 401, 401]);
});

describe('a browser the owner has signed in with', () => {
  const signInBy = (cookie: string, email: string, password: string) =>
    api.call<{ code: string }>('POST', '/auth/sign-in', { body: { email, password }, headers: { cookie } });
  const deviceOf = (answer: Answer<unknown>) =>
    answer.headers.getSetCookie().find((each) => each.startsWith('ayana_device=')) ?? '';

  test('signs in at once while strangers guess, and is slowed only by its own guesses', async () => {
    const { email } = await accounts.open();
    const cookie = deviceOf(await accounts.signIn(email));
    expect(cookie).toMatch(
      /^ayana_device=[\w-]{16}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const [device = ''] = cookie.split(';');
    await withFixedClock(api, async () => {
      expect((await guess(email, 6)).at(-1)).toBe(429);
      expect((await accounts.signIn(email)).status).toBe(429);
      const owner = await signInBy(device, email, PASSWORD);
      expect(owner.status).toBe(200);
      expect(deviceOf(owner)).toContain(device);

      const statuses = [];
      for (let index = 0; index < 6; index += 1) statuses.push((await signInBy(device, email, 'guess')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });
  });

  test('is known for that address only, and cannot be forged', async () => {
    const mine = await accounts.open();
    const theirs = await accounts.open();
    const [device = ''] = deviceOf(await accounts.signIn(mine.email)).split(';');
    const [name = '', proof = ''] = device.replace('ayana_device=', '').split('.');
    await withFixedClock(api, async () => {
      await guess(theirs.email, 6);
      for (const cookie of [
        device,
        `ayana_device=other.${proof}`,
        `ayana_device=${name}.`,
        'ayana_device=',
        `ayana_device=.${proof}`,
      ])
        expect([cookie, (await signInBy(cookie, theirs.email, PASSWORD)).status]).toEqual([cookie, 429]);
    });
  });
});

test('a sign-up for someone’s address allows no more guesses', async () => {
  const { email } = await accounts.open();
  await accounts.signUp(signUpForm({ email, password: 'of a stranger' }));
  const statuses: number[] = [];
  await withFixedClock(api, async () => {
    for (const password of ['guess 1', 'guess 2', 'guess 3', 'of a stranger', 'guess 4', 'of a stranger', 'guess 5'])
      statuses.push((await accounts.signIn(email, password)).status);
  });
  expect(statuses).toEqual([401, 401, 401, 403, 401, 429, 429]);
});

test.each([
  ['sign-in', () => ({ email: newAddress(), password: 'guess' })],
  ['verify-email', () => ({ token: 'guess' })],
  ['reset-password', () => ({ token: 'guess', password: 'guess and guess' })],
  ['request-password-reset', () => ({ email: newAddress() })],
  ['resend-verification', () => ({ email: newAddress() })],
] as const)('one address cannot send %s without end, while others may', async (route, body) => {
  const send = (address: string) => api.call<{ code: string }>('POST', `/auth/${route}`, { body: body(), address });
  // Each route uses its own network: routes of one group are counted together.
  const address = `192.0.2.${route.length}`;
  const first = await send(address);
  // On a busy machine they take longer than the minute in which they are counted.
  await api.database.rows(`update rate_counts set ends_at = ends_at + interval '1 hour'`);
  const answers = [first, ...(await Promise.all(Array.from({ length: 60 }, () => send(address))))];
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ body: { code } }) => code)).toEqual(['too_many_requests']);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('192.0.2.200')).status).not.toBe(429);
});

test('sign-ups are counted together with the other requests that send mails', async () => {
  const address = '192.0.2.250';
  const ask = (route: string) => api.call('POST', `/auth/${route}`, { body: { email: newAddress() }, address });
  await Promise.all(Array.from({ length: 60 }, () => ask('request-password-reset')));
  expect((await ask('sign-up')).status).toBe(429);
});
