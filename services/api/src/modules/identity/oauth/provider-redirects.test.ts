import type { IdentityProvider } from '@ayana/tooling/identity-provider/identity-provider.ts';
import type { TestApi } from '../../../../test/support/api.js';
import { Browser, problemOf } from './testing/browser.js';
import { someone } from './testing/new-users.js';
import { CALLBACK, startWithProviders } from './testing/start-with-providers.js';

let demo: IdentityProvider;
let gone: IdentityProvider;
let api: TestApi;
beforeAll(async () => {
  ({ demo, gone, api } = await startWithProviders());
});
afterAll(() => api.close());

test('the providers are listed in the order of the configuration, with name and label only', async () => {
  const { status, body } = await api.call('GET', '/auth/providers');
  expect([status, body]).toEqual([
    200,
    [
      { name: 'demo', label: 'Demo identity' },
      { name: 'clinic', label: 'City Clinic' },
      { name: 'gone', label: 'Gone' },
      { name: 'silent', label: 'Silent' },
    ],
  ]);
});

describe('the redirect to a provider', () => {
  test('asks for a code with PKCE, state and nonce, and keeps them in a cookie only the callback receives', async () => {
    const response = await new Browser(api).send('GET', '/api/auth/oauth/demo');
    expect(response.status).toBe(302);
    const address = new URL(response.headers.get('location') ?? '');
    expect(address.origin).toBe(demo.issuer);
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toEqual({
      client_id: 'ayana',
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state: expect.stringMatching(/^s\.[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    const cookie = response.headers.getSetCookie().find((each) => each.includes('Path=/oauth2/callback'));
    expect(cookie).toMatch(
      /^ayana_oauth_[\w-]{8}=[\w-]+\.[\w.-]+; Max-Age=600; Path=\/oauth2\/callback; HttpOnly; SameSite=Lax$/,
    );
    for (const secret of [asked['state'], asked['nonce']]) expect(cookie).not.toContain(secret);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is refused from a page of another site, and for a provider that is not configured', async () => {
    const browser = new Browser(api);
    const foreign = await browser.send('GET', '/api/auth/oauth/demo', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    for (const name of ['nobody', 'constructor', '..%2fdemo'])
      expect((await browser.send('GET', `/api/auth/oauth/${name}`)).status).toBe(404);
    expect(browser.site.names()).toEqual([]);
  });

  test('shows a message when the provider is down, and tries again the next time', async () => {
    const browser = new Browser(api);
    expect(await browser.leave('gone', '/patient-portal')).toBe(
      '/login?problem=provider_unreachable&next=%2Fpatient-portal',
    );
    await gone.start();
    expect(await browser.leave('gone')).toContain(gone.issuer);
    const callback = await browser.answer(await browser.leave('gone'), someone());
    await gone.stop();
    expect(problemOf(await browser.followCallback(callback))).toBe('/login?problem=provider_unreachable');
  });

  test('does not wait for ever for a provider that accepts connections and does not respond', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => new Browser(api).leave('silent')));
    expect(new Set(answers)).toEqual(new Set(['/login?problem=provider_unreachable']));
  });

  test('leaves only a few cookies in a browser that starts again and again', async () => {
    const browser = new Browser(api);
    for (let turn = 0; turn < 12; turn += 1) await browser.leave('demo');
    const last = await browser.answer(await browser.leave('demo'), someone());
    expect(browser.site.names().filter((name) => name !== 'ayana_oauth_begun')).toHaveLength(5);
    expect((await browser.followCallback(last)).path).toBe('/login');
    expect(browser.site.names().filter((name) => name.startsWith('ayana_oauth_'))).toHaveLength(5);
  });
});
