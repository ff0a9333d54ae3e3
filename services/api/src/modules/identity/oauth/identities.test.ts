import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, emailOf, withFixedClock, type TestApi } from '../../../../test/support/api.js';
import { duringChange } from '../../../../test/support/during-change.js';
import { type AtProvider, Browser, type LandingPage, problemOf } from './testing/browser.js';
import { newUser, someone } from './testing/new-users.js';
import { startWithProviders } from './testing/start-with-providers.js';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startWithProviders());
});
afterAll(() => api.close());

/** A user signed in by password. */
async function signedIn(email: string): Promise<Browser> {
  const browser = new Browser(api);
  const answer = await browser.send('POST', '/api/auth/sign-in', { body: { email, password: DEMO_PASSWORD } });
  expect(answer.status).toBe(200);
  return browser;
}

const askToLink = async (browser: Browser, provider = 'demo', body: object = {}) =>
  browser.send('POST', `/api/auth/oauth/${provider}/link`, { token: await browser.token(), body });
/** Sends the password of the demo accounts; a user without a password has a fresh session. */
const leaveToLink = async (browser: Browser, provider = 'demo'): Promise<string> => {
  const answer = await askToLink(browser, provider, { password: DEMO_PASSWORD });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { url: string }).url;
};
const link = async (browser: Browser, says: AtProvider, provider = 'demo'): Promise<LandingPage> =>
  browser.followCallback(await browser.answer(await leaveToLink(browser, provider), says));

describe('connecting', () => {
  test('adds a second way to sign in, and removing it ends the sessions it opened', async () => {
    const email = emailOf('partner/lodging');
    const browser = await signedIn(email);
    const says = someone();
    const landing = await link(browser, says);
    expect([landing.path, landing.query.size]).toEqual(['/profile', 0]);
    expect((await link(browser, says)).query.size).toBe(0);

    const elsewhere = new Browser(api);
    expect((await elsewhere.signIn('demo', says)).path).toBe('/partner-portal');
    expect((await elsewhere.session())?.user.email).toBe(email);

    const token = await browser.token();
    const { body } = await api.call<{ identities: { id: string; label: string }[] }>('GET', '/auth/account', { token });
    expect(body.identities).toEqual([expect.objectContaining({ provider: 'demo', label: says.email })]);
    const path = `/auth/identities/${body.identities[0]?.id}`;
    expect((await api.call('DELETE', path, { as: 'partner/hospital' })).status).toBe(404);
    expect((await api.call('DELETE', path, { token, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await api.call('DELETE', path, { token })).status).toBe(204);
    expect((await api.call('DELETE', path, { token })).status).toBe(404);
    await noLonger(elsewhere);
    expect((await browser.session())?.user.email).toBe(email);
    expect((await new Browser(api).signIn('demo', says)).query.has('complete')).toBe(true);

    const mails = await api.database.rows<{ how: string; provider: string }>(
      `select data->>'how' as how, data->>'provider' as provider from outgoing_mails
      where recipient = $1 and template = 'identity_changed' order by created_at`,
      [email],
    );
    expect(mails).toEqual(['connected', 'disconnected'].map((how) => ({ how, provider: 'Demo identity' })));

    const acts = await api.database.rows<{ action: string; actor_role: string; details: object }>(
      `select action, actor_role, details from audit_entries
      where subject_id = (select id from users where email = $1) and action like 'identity.%' order by created_at`,
      [email],
    );
    expect(acts).toEqual(
      ['identity.linked', 'identity.unlinked'].map((action) => ({
        action,
        actor_role: 'partner/lodging',
        details: { provider: 'demo' },
      })),
    );
  });

  const noLonger = async (browser: Browser): Promise<void> => expect(await browser.session()).toBeNull();

  test('an identity of another account is refused, and stays with that account', async () => {
    const { says, email } = await newUser(api);
    const browser = await signedIn(emailOf('pharmacy_partner'));
    expect(problemOf(await link(browser, says))).toBe('/profile?problem=identity_taken');
    const owner = new Browser(api);
    await owner.signIn('demo', says);
    expect((await owner.session())?.user.email).toBe(email);
  });

  test('the same subject at another provider is another identity, of another account', async () => {
    const { says, email } = await newUser(api);
    const other = emailOf('partner/travel_visa');
    const browser = await signedIn(other);
    expect(problemOf(await link(browser, says, 'clinic'))).toBe('/profile?problem=null');
    for (const [provider, user] of [
      ['demo', email],
      ['clinic', other],
    ] as const) {
      const owner = new Browser(api);
      await owner.signIn(provider, says);
      expect([provider, (await owner.session())?.user.email]).toEqual([provider, user]);
    }
  });

  test('when two accounts connect the same identity at once, one gets it', async () => {
    const says = someone();
    const browsers = await Promise.all(
      (['laboratory_partner', 'partner/logistics'] as const).map((role) => signedIn(emailOf(role))),
    );
    const callbacks = await Promise.all(
      browsers.map(async (browser) => browser.answer(await leaveToLink(browser), says)),
    );
    const pages = await Promise.all(browsers.map((browser, index) => browser.followCallback(callbacks[index] ?? '')));
    expect(pages.map(problemOf).toSorted()).toEqual(['/profile?problem=identity_taken', '/profile?problem=null']);
  });

  test('a refusal, a provider that is down and an expired cookie are shown on the profile page', async () => {
    const browser = await signedIn(emailOf('doctor'));
    expect(problemOf(await link(browser, { refuse: true }))).toBe('/profile?problem=access_denied');
    expect(await leaveToLink(browser, 'silent')).toBe('/profile?problem=provider_unreachable');
    const callback = await browser.answer(await leaveToLink(browser), someone());
    const late = await atTime(api, new Date(Date.now() + 601_000), () => browser.followCallback(callback));
    expect(problemOf(late)).toBe('/profile?problem=state_mismatch');
  });

  test.each([
    ['signed out', (browser: Browser) => browser.send('POST', '/api/auth/sign-out')],
    [
      'has an expired session',
      async (browser: Browser) => {
        const session = await browser.session();
        await api.database.rows('update sessions set expires_at = now() where id = $1', [session?.id]);
      },
    ],
  ])('a user who %s meanwhile connects nothing, even if signed in elsewhere', async (_, end) => {
    const browser = await signedIn(emailOf('patient'));
    const elsewhere = await signedIn(emailOf('patient'));
    const says = someone();
    const callback = await browser.answer(await leaveToLink(browser), says);
    await end(browser);
    expect(problemOf(await browser.followCallback(callback))).toBe('/profile?problem=state_mismatch');
    expect((await new Browser(api).signIn('demo', says)).query.has('complete')).toBe(true);
    expect((await elsewhere.session())?.user.email).toBe(emailOf('patient'));
  });

  test('requires a session and a page of this site', async () => {
    expect((await api.call('POST', '/auth/oauth/demo/link')).status).toBe(401);
    const foreign = { as: 'patient', headers: { origin: 'https://evil.example' } } as const;
    expect((await api.call('POST', '/auth/oauth/demo/link', foreign)).status).toBe(403);
    expect((await api.call('POST', '/auth/oauth/nobody/link', { as: 'patient', body: {} })).status).toBe(404);
  });

  test('requires the password, which protects an unattended screen, and slows guesses', async () => {
    const browser = await signedIn(emailOf('partner/travel_visa'));
    const refused = async (body: object): Promise<unknown> => {
      const answer = await askToLink(browser, 'demo', body);
      return [answer.status, ((await answer.json()) as Problem).errors];
    };
    expect(await refused({})).toEqual([422, [{ field: 'password', message: 'Please enter your password.' }]]);
    expect(await refused({ password: 'a guess' })).toEqual([
      422,
      [{ field: 'password', message: 'This is not your password.' }],
    ]);
    expect(browser.site.names().filter((name) => name.startsWith('ayana_oauth'))).toEqual([]);
    await withFixedClock(api, async () => {
      for (let turn = 0; turn < 4; turn += 1) await refused({ password: `guess ${turn}` });
      expect((await askToLink(browser, 'demo', { password: DEMO_PASSWORD })).status).toBe(429);
    });
    await atTime(api, new Date(Date.now() + 61_000), async () => {
      expect((await askToLink(browser, 'demo', { password: DEMO_PASSWORD })).status).toBe(201);
    });
  });

  test('without a password the session must be younger than ten minutes', async () => {
    const { browser, email } = await newUser(api);
    expect((await askToLink(browser, 'clinic')).status).toBe(201);
    await api.database.rows(
      `update sessions set created_at = created_at - interval '11 minutes'
       where user_id = (select id from users where email = $1)`,
      [email],
    );
    const late = await askToLink(browser, 'clinic');
    expect([late.status, ((await late.json()) as Problem).code]).toEqual([403, 'sign_in_again']);
  });

  test('the only way to sign in cannot be removed, not even by two requests at once; a second one can', async () => {
    const { browser } = await newUser(api);
    const identities = async (): Promise<string[]> => {
      const token = await browser.token();
      const { body } = await api.call<{ identities: { id: string }[] }>('GET', '/auth/account', { token });
      return body.identities.map(({ id }) => id);
    };
    const unlink = (id: string | undefined, token: string) =>
      api.call<Problem>('DELETE', `/auth/identities/${id}`, { token });
    const [only] = await identities();
    const refused = await unlink(only, await browser.token());
    expect([refused.status, refused.body.code]).toEqual([409, 'last_way_in']);
    for (let turn = 0; turn < 6; turn += 1) {
      await link(browser, someone(), turn % 2 === 0 ? 'clinic' : 'demo');
      const both = await identities();
      expect(both).toHaveLength(2);
      const token = await browser.token();
      const statuses = (await Promise.all(both.map((id) => unlink(id, token)))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([204, 409]);
      expect(await identities()).toHaveLength(1);
    }
  });

  test('removing one ends the sessions it opened, except the current one, and no others', async () => {
    const { browser, says, email } = await newUser(api);
    const clinic = someone();
    await link(browser, clinic, 'clinic');
    const [opened, otherProvider, otherUser] = [new Browser(api), new Browser(api), (await newUser(api)).browser];
    await opened.signIn('demo', says);
    await otherProvider.signIn('clinic', clinic);
    const [demo] = await api.database.rows<{ id: string }>(
      `select id from user_identities where provider = 'demo' and user_id = (select id from users where email = $1)`,
      [email],
    );
    const removed = await api.call('DELETE', `/auth/identities/${demo?.id}`, { token: await browser.token() });
    expect(removed.status).toBe(204);
    await noLonger(opened);
    for (const kept of [browser, otherProvider, otherUser]) expect(await kept.session()).not.toBeNull();
  });

  test('an identity at a provider that is no longer configured does not count as a way to sign in', async () => {
    const { browser, email } = await newUser(api);
    await api.database.rows(
      `insert into user_identities (id, user_id, provider, subject, linked_at)
      select gen_random_uuid(), id, 'closed', 'x', now() from users where email = $1`,
      [email],
    );
    const [known] = await api.database.rows<{ id: string }>(
      `select id from user_identities where provider = 'demo' and user_id = (select id from users where email = $1)`,
      [email],
    );
    const answer = await api.call('DELETE', `/auth/identities/${known?.id}`, { token: await browser.token() });
    expect(answer.status).toBe(409);
  });
});

test('a password that changes meanwhile does not stop a sign-in through a provider', async () => {
  const { says, email } = await newUser(api);
  const browser = new Browser(api);
  const callback = await browser.answer(await browser.leave('demo'), says);
  const change = `update users set password_hash = 'another' where email = $1`;
  await duringChange(api.database, change, [email], () => browser.followCallback(callback));
  expect((await browser.session())?.user.email).toBe(email);
});
