import { type AddressInfo, createServer } from 'node:net';
import { IdentityProvider } from '@ayana/tooling/identity-provider/identity-provider.ts';
import { ORIGIN, startApi, type TestApi } from '../../../../../test/support/api.js';

export const CALLBACK = `${ORIGIN}/oauth2/callback`;

interface WithProviders {
  /** Its `close` stops the providers as well. */
  api: TestApi;
  demo: IdentityProvider;
  /** Sends user data in the ID token only. */
  clinic: IdentityProvider;
  /** Is configured but not running. */
  gone: IdentityProvider;
}

/** The API with four providers: these three, and `silent`, which accepts connections and never responds. */
export async function startWithProviders(): Promise<WithProviders> {
  const demo = await new IdentityProvider({ redirectUri: CALLBACK }).start();
  const clinic = await new IdentityProvider({ redirectUri: CALLBACK, claimsInIdToken: true }).start();
  const gone = await new IdentityProvider({ redirectUri: CALLBACK }).start();
  const silent = createServer((socket) => socket.unref()).unref();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const api = await startApi({
    ...demo.environment('demo', 'Demo identity'),
    ...clinic.environment('clinic', 'City Clinic'),
    ...gone.environment('gone', 'Gone'),
    OIDC_SILENT_ISSUER: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    OIDC_SILENT_CLIENT_ID: 'ayana',
    OIDC_PROVIDERS: 'demo,clinic,gone,silent',
  });
  await gone.stop();
  const close = async (): Promise<void> => {
    await api.close();
    silent.close();
    await Promise.all([demo.stop(), clinic.stop()]);
  };
  return { api: { ...api, close }, demo, clinic, gone };
}
