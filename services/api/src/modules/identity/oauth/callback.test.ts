import type { IdentityProvider } from '@ayana/tooling/identity-provider/identity-provider.ts';
import { atTime, type TestApi } from '../../../../test/support/api.js';
import { Browser, problemOf } from './testing/browser.js';
import { newUser, someone } from './testing/new-users.js';
import { startWithProviders } from './testing/start-with-providers.js';

let clinic: IdentityProvider;
let api: TestApi;
beforeAll(async () => {
  ({ clinic, api } = await startWithProviders());
});
afterAll(() => api.close());

describe('the callback', () => {
  const altered = (address: string, change: (query: URLSearchParams) => void): string => {
    const url = new URL(address);
    change(url.searchParams);
    return url.href;
  };
  const noSession = async (browser: Browser): Promise<void> => expect(await browser.session()).toBeNull();

  test('after a refusal shows it and keeps the page the user was going to', async () => {
    const browser = new Browser(api);
    const landing = await browser.signIn('demo', { refuse: true }, '/patient-portal');
    expect([problemOf(landing), landing.query.get('next')]).toEqual([
      '/login?problem=access_denied',
      '/patient-portal',
    ]);
    expect(browser.site.names()).toEqual(['ayana_oauth_begun']);
  });

  test('without PKCE the provider refuses, and another verifier gets nothing', async () => {
    const browser = new Browser(api);
    const bare = altered(await browser.leave('demo'), (query) => {
      query.delete('code_challenge');
      query.delete('code_challenge_method');
    });
    const refused = await browser.answer(bare, someone());
    expect(new URL(refused).searchParams.get('error')).toBe('invalid_request');
    expect(problemOf(await browser.followCallback(refused))).toBe('/login?problem=provider_error');
    const { says } = await newUser(api);
    const swapped = altered(await browser.leave('demo'), (query) => query.set('code_challenge', 'A'.repeat(43)));
    expect(problemOf(await browser.followCallback(await browser.answer(swapped, says)))).toBe(
      '/login?problem=provider_error',
    );
    await noSession(browser);
  });

  test('with the nonce of another request is refused', async () => {
    const { says } = await newUser(api);
    for (const provider of ['demo', 'clinic']) {
      const browser = new Browser(api);
      const swapped = altered(await browser.leave(provider), (query) => query.set('nonce', 'B'.repeat(43)));
      expect(problemOf(await browser.followCallback(await browser.answer(swapped, says)))).toBe(
        '/login?problem=provider_error',
      );
      await noSession(browser);
    }
  });

  test('with another state, none or two is refused', async () => {
    const { says } = await newUser(api);
    const changes: ((query: URLSearchParams) => void)[] = [
      (query) => query.set('state', `${query.get('state')?.slice(0, -1)}-`),
      (query) => query.set('state', 'x'),
      (query) => query.delete('state'),
      (query) => query.append('state', query.get('state') ?? ''),
    ];
    for (const change of changes) {
      const browser = new Browser(api);
      const callback = await browser.answer(await browser.leave('demo'), says);
      expect(problemOf(await browser.followCallback(altered(callback, change)))).toBe('/login?problem=state_mismatch');
      await noSession(browser);
    }
  });

  test('from another issuer, by name or in fact, is refused (RFC 9207)', async () => {
    const { says } = await newUser(api);
    const browser = new Browser(api);
    const named = altered(await browser.answer(await browser.leave('demo'), says), (query) =>
      query.set('iss', clinic.issuer),
    );
    expect(problemOf(await browser.followCallback(named))).toBe('/login?problem=provider_error');
    const unnamed = altered(await browser.answer(await browser.leave('demo'), says), (query) => query.delete('iss'));
    expect(problemOf(await browser.followCallback(unnamed))).toBe('/login?problem=provider_error');
    // One provider answers a request that was made to the other.
    const asked = new URL(await browser.leave('demo'));
    const elsewhere = `${clinic.issuer}${asked.pathname}${asked.search}`;
    expect(problemOf(await browser.followCallback(await browser.answer(elsewhere, says)))).toBe(
      '/login?problem=provider_error',
    );
    await noSession(browser);
  });

  test('works once: the same address again, even with the earlier cookie, signs nobody in', async () => {
    const { says } = await newUser(api);
    const browser = new Browser(api);
    const callback = await browser.answer(await browser.leave('demo'), says);
    const stolen = new Browser(api);
    stolen.site = browser.site.copy();
    expect((await browser.followCallback(callback)).path).toBe('/patient-portal');
    expect(problemOf(await browser.followCallback(callback))).toBe('/login?problem=state_mismatch');
    expect(problemOf(await stolen.followCallback(callback))).toBe('/login?problem=provider_error');
    await noSession(stolen);
  });

  test('works in the browser that started, and within ten minutes', async () => {
    const { says } = await newUser(api);
    const attacker = new Browser(api);
    const callback = await attacker.answer(await attacker.leave('demo'), says);
    const victim = new Browser(api);
    expect(problemOf(await victim.followCallback(callback))).toBe('/login?problem=state_mismatch');
    await victim.leave('demo');
    expect(problemOf(await victim.followCallback(callback))).toBe('/login?problem=state_mismatch');
    // The cookie of the victim's sign-in, under the name of the attacker's.
    const name = `ayana_oauth_${new URL(callback).searchParams.get('state')?.slice(2, 10)}`;
    const own = victim.site.header('/oauth2/callback').split('=')[1] ?? '';
    const planted = new Headers([['set-cookie', `${name}=${own}; Path=/oauth2/callback`]]);
    victim.site.take(planted);
    expect(problemOf(await victim.followCallback(callback))).toBe('/login?problem=state_mismatch');
    await noSession(victim);
    const late = await atTime(api, new Date(Date.now() + 601_000), () => attacker.followCallback(callback));
    expect(problemOf(late)).toBe('/login?problem=state_mismatch');
    await noSession(attacker);
  });

  test('reports our own fault while the database fails, and works again afterwards', async () => {
    const { says } = await newUser(api);
    const browser = new Browser(api);
    const callback = await browser.answer(await browser.leave('demo', '/patient-portal'), says);
    await api.database.rows('alter table user_identities rename to broken');
    try {
      const landing = await browser.followCallback(callback);
      expect([problemOf(landing), landing.query.get('next')]).toEqual([
        '/login?problem=not_available',
        '/patient-portal',
      ]);
    } finally {
      await api.database.rows('alter table broken rename to user_identities');
    }
    expect((await browser.signIn('demo')).path).toBe('/patient-portal');
  });

  test('works for two tabs at once, in any order', async () => {
    const [{ says: one }, { says: two }] = [await newUser(api), await newUser(api, 'clinic')];
    const browser = new Browser(api);
    const first = await browser.answer(await browser.leave('demo', '/first'), one);
    const second = await browser.answer(await browser.leave('clinic', '/second'), two);
    expect((await browser.followCallback(second)).path).toBe('/second');
    expect((await browser.followCallback(first)).path).toBe('/first');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/login',
    '/api/auth/sign-out',
    `/${'x'.repeat(600)}`,
  ])('does not go to %j', async (next) => {
    const browser = new Browser(api);
    const { says } = await newUser(api);
    browser.provider = new Browser(api).provider;
    const landing = await browser.signIn('demo', says, next);
    expect([landing.path, landing.query.size, landing.headers.get('location')]).toEqual([
      '/patient-portal',
      0,
      '/patient-portal',
    ]);
  });
});
