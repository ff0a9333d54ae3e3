import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, emailOf, type TestApi } from '../../../../test/support/api.js';
import { oneTimeTokens } from '../../../platform/secrets/one-time-token.js';
import { Browser, problemOf } from './testing/browser.js';
import { CookieJar } from './testing/cookie-jar.js';
import { complete, newUser, PROFILE, someone } from './testing/new-users.js';
import { startWithProviders } from './testing/start-with-providers.js';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startWithProviders());
});
afterAll(() => api.close());

const accounts = async (email: string): Promise<number> =>
  (await api.database.rows('select 1 from users where lower(email) = lower($1)', [email])).length;

describe('a new user', () => {
  test('with an address the provider has verified gives name and consent, and is signed in', async () => {
    const browser = new Browser(api);
    const says = someone();
    const landing = await browser.signIn('demo', says, '/patient-portal?tab=1');
    expect([landing.status, landing.path, landing.query.get('next')]).toEqual([302, '/login', '/patient-portal?tab=1']);
    expect(await accounts(says.email)).toBe(0);
    expect(await browser.session()).toBeNull();

    const token = landing.query.get('complete') ?? '';
    const profileAnswer = await browser.send('GET', `/api/auth/complete-sign-up?token=${token}`);
    expect(await profileAnswer.json()).toEqual({
      email: says.email,
      email_verified: true,
      first_name: 'Amina',
      last_name: 'O’Neill',
      provider: 'demo',
      label: 'Demo identity',
    });

    const answer = await complete(browser, landing);
    const body = (await answer.json()) as { access_token: string; user: object };
    expect([answer.status, body.user]).toEqual([
      200,
      expect.objectContaining({
        email: says.email,
        name: 'Amina O’Neill',
        role: 'unverified_user',
        email_verified: true,
      }),
    ]);
    expect((await api.call('GET', '/auth/account', { token: body.access_token })).body).toMatchObject({
      has_password: false,
      consents: [{ kind: 'health_data', text_version: HEALTH_DATA_CONSENT.text_version, withdrawn_at: null }],
      identities: [{ provider: 'demo', label: says.email }],
    });
    const session = await browser.session();
    expect(session?.user.email).toBe(says.email);
    const kept = await api.database.rows('select method from sessions where user_id = $1', [session?.user.id]);
    expect(kept).toEqual([{ method: 'oauth:demo' }]);
    const acts = await api.database.rows<{ action: string }>('select action from audit_entries where subject_id = $1', [
      session?.user.id,
    ]);
    expect(acts.map(({ action }) => action).toSorted()).toEqual([
      'account.created',
      'consent.given',
      'identity.linked',
    ]);
    const events = await api.database.rows('select event_type from security_events where user_id = $1', [
      session?.user.id,
    ]);
    expect(events).toEqual([{ event_type: 'user_login' }]);

    const again = await complete(browser, landing);
    expect([again.status, ((await again.json()) as Problem).code]).toEqual([410, 'link_invalid']);
    expect(await accounts(says.email)).toBe(1);
  });

  test('is recognised the second time by the provider and its subject, not by the address', async () => {
    const { says, email } = await newUser(api);
    await api.database.rows('update users set email = $1 where email = $2', [`moved-${email}`, email]);
    const browser = new Browser(api);
    const landing = await browser.signIn('demo', says);
    expect([landing.path, landing.query.size]).toEqual(['/patient-portal', 0]);
    expect((await browser.session())?.user.email).toBe(`moved-${email}`);
    const other = await new Browser(api).signIn('clinic', says);
    expect([other.path, other.query.has('complete')]).toEqual(['/login', true]);
  });

  test('ends the browser’s earlier session once signed in, and not before', async () => {
    const open = async (email: string): Promise<number> =>
      (
        await api.database.rows(
          `select 1 from sessions join users on users.id = user_id where lower(email) = lower($1) and revoked_at is null`,
          [email],
        )
      ).length;
    const { browser, says, email } = await newUser(api);
    const token = await browser.token();
    expect(problemOf(await browser.signIn('demo', { refuse: true }))).toContain('?problem=');
    expect(await open(email)).toBe(1);
    await browser.signIn('demo', says);
    expect(await open(email)).toBe(1);
    expect((await api.call('GET', '/auth/account', { token })).status).toBe(401);

    browser.provider = new CookieJar();
    const fresh = someone();
    const landing = await browser.signIn('demo', fresh);
    expect(await open(email)).toBe(1);
    expect((await complete(browser, landing)).status).toBe(200);
    expect([await open(email), await open(fresh.email)]).toEqual([0, 1]);
  });

  test('gives consent and a name, and cannot set any other field', async () => {
    const browser = new Browser(api);
    const landing = await browser.signIn('demo', someone());
    const without = await complete(browser, landing, { ...PROFILE, health_data_consent: false, first_name: ' ' });
    const { errors } = (await without.json()) as Problem;
    expect([without.status, errors?.map(({ field }) => field).toSorted()]).toEqual([
      422,
      ['first_name', 'health_data_consent'],
    ]);
    expect((await complete(browser, landing, { ...PROFILE, role: 'admin' })).status).toBe(422);
    expect((await complete(browser, landing, { ...PROFILE, email: 'other@people.example' })).status).toBe(422);
    expect((await complete(browser, landing)).status).toBe(200);
  });

  test('who applies as a doctor waits without a role', async () => {
    const browser = new Browser(api);
    const landing = await browser.signIn('clinic', someone());
    const answer = await complete(browser, landing, { ...PROFILE, account_kind: 'doctor', registration_number: '7' });
    expect((await answer.json()) as object).toMatchObject({ user: { role: null } });
    const again = new Browser(api);
    again.provider = browser.provider;
    expect((await again.signIn('clinic')).path).toBe('/secure-portal');
  });

  test('completes the sign-up only in the browser that came back, within the hour, and once of many at once', async () => {
    const browser = new Browser(api);
    const landing = await browser.signIn('demo', someone());
    expect((await complete(new Browser(api), landing)).status).toBe(410);
    const token = landing.query.get('complete') ?? '';
    expect((await new Browser(api).send('GET', `/api/auth/complete-sign-up?token=${token}`)).status).toBe(410);
    const late = await atTime(api, new Date(Date.now() + 61 * 60_000), () => complete(browser, landing));
    expect(late.status).toBe(410);
    const jar = browser.site.copy();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const tab = new Browser(api);
        tab.site = jar.copy();
        return complete(tab, landing);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(410)]);
  });

  test('without an address gets no account', async () => {
    for (const provider of ['demo', 'clinic']) {
      const landing = await new Browser(api).signIn(provider, { given_name: `Nameless ${provider}` });
      expect(problemOf(landing)).toBe('/login?problem=email_missing');
    }
  });
});

describe('an address that already has an account', () => {
  test('and that the provider has verified leads to the password, and signs nobody in', async () => {
    const browser = new Browser(api);
    const landing = await browser.signIn('demo', { email: emailOf('admin').toUpperCase() });
    expect(problemOf(landing)).toBe('/login?problem=account_exists');
    expect(await browser.session()).toBeNull();
    expect(
      await api.database.rows('select 1 from sign_ups where lower(email) = lower($1)', [emailOf('admin')]),
    ).toEqual([]);
  });

  test('and that is unverified gets the usual answer, and its owner gets a mail', async () => {
    const known = new Browser(api);
    const unknown = new Browser(api);
    const stranger = someone();
    const pages = [
      await known.signIn('demo', { email: emailOf('patient'), unverified: true }),
      await unknown.signIn('demo', { ...stranger, unverified: true }),
    ] as const;
    expect(pages.map(({ path, query }) => [path, [...query.keys()]])).toEqual([
      ['/login', ['complete']],
      ['/login', ['complete']],
    ]);
    const answers = [await complete(known, pages[0]), await complete(unknown, pages[1])] as const;
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await answers[0].text()).toBe(await answers[1].text());
    for (const browser of [known, unknown]) expect(await browser.session()).toBeNull();
    expect(await accounts(stranger.email)).toBe(0);
    const mailed = async (email: string | undefined) =>
      (
        await api.database.rows<{ template: string; data: { link_id?: string } }>(
          'select template, data from outgoing_mails where lower(recipient) = lower($1)',
          [email],
        )
      ).at(-1);
    expect((await mailed(emailOf('patient')))?.template).toBe('sign_up_known');
    const confirmation = await mailed(stranger.email);
    expect(confirmation?.template).toBe('verify_email');

    const token = oneTimeTokens(api.config.cookieSecret)('verify_email', confirmation?.data.link_id ?? '');
    expect((await api.call('POST', '/auth/verify-email', { body: { token } })).status).toBe(200);
    expect(await unknown.session()).toBeNull();
    expect((await unknown.signIn('demo')).path).toBe('/patient-portal');
    expect((await unknown.session())?.user.email).toBe(stranger.email);
    expect((await known.signIn('demo')).query.has('complete')).toBe(true);
  });
});
