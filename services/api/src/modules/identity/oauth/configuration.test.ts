import { IdentityProvider } from '@ayana/tooling/identity-provider/identity-provider.ts';
import { startApi } from '../../../../test/support/api.js';
import { Browser } from './testing/browser.js';

test('a site without providers offers none, and their callback is refused', async () => {
  const api = await startApi();
  try {
    expect((await api.call('GET', '/auth/providers')).body).toEqual([]);
    const browser = new Browser(api);
    expect((await browser.send('GET', '/api/auth/oauth/demo')).status).toBe(404);
    for (const query of ['', '?code=x', '?code=x&state=s.0123456789', '?error=access_denied&state=']) {
      const answer = await browser.send('GET', `/oauth2/callback${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?problem=state_mismatch']);
    }
    // The callback is at the address registered with the providers, and only there.
    expect((await browser.send('GET', '/api/oauth2/callback')).status).toBe(404);
    expect((await browser.send('GET', '/auth/providers')).status).toBe(404);
  } finally {
    await api.close();
  }
});

test('under https every cookie of the sign-in is Secure', async () => {
  const provider = await new IdentityProvider({ redirectUri: 'https://ayana.example/oauth2/callback' }).start();
  const api = await startApi({ ...provider.environment('demo', 'Demo'), PUBLIC_ORIGIN: 'https://ayana.example' });
  try {
    const answer = await new Browser(api).send('GET', '/api/auth/oauth/demo');
    const redirect = new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_uri');
    expect(redirect).toBe('https://ayana.example/oauth2/callback');
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-ayana_oauth_.*; HttpOnly; Secure; SameSite=Lax$/);
  } finally {
    await api.close();
    await provider.stop();
  }
});
