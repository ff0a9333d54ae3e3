import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import type { TestApi } from '../../../../../test/support/api.js';
import { type AtProvider, Browser, type LandingPage } from './browser.js';

let count = 0;
/** The provider profile of a new user. */
export const someone = (): Required<Pick<AtProvider, 'email' | 'given_name' | 'family_name'>> => ({
  email: `Arrival-${(count += 1)}@people.example`,
  given_name: 'Amina',
  family_name: "O'Neill",
});

export const PROFILE = {
  first_name: 'Amina',
  last_name: 'O’Neill',
  health_data_consent: true,
  consent_text_version: HEALTH_DATA_CONSENT.text_version,
};

/** Sends the form a new user is redirected to. */
export const complete = (browser: Browser, landing: LandingPage, profile: object = PROFILE) =>
  browser.send('POST', '/api/auth/complete-sign-up', {
    body: { token: landing.query.get('complete') ?? '', ...profile },
  });

/** A user with an account, created through a provider. */
export async function newUser(
  api: TestApi,
  provider = 'demo',
): Promise<{ browser: Browser; says: AtProvider; email: string }> {
  const browser = new Browser(api);
  const says = someone();
  const { status } = await complete(browser, await browser.signIn(provider, says));
  if (status !== 200) throw new Error(`Completing was answered ${status}`);
  return { browser, says, email: says.email };
}
