import { IdentityProvider } from '@ayana/tooling/identity-provider/identity-provider.ts';

/** Its name on the site's buttons, and in `OIDC_…`. */
export const PROVIDER = { name: 'demo', label: 'Demo identity' } as const;

/** A real OpenID provider for one site, on its own origin; users enter their identity on its page. */
export async function startIdentityProvider(
  siteOrigin: string,
): Promise<{ environment: Record<string, string>; stop(): Promise<void> }> {
  const provider = await new IdentityProvider({ redirectUri: `${siteOrigin}/oauth2/callback` }).start();
  return { environment: provider.environment(PROVIDER.name, PROVIDER.label), stop: () => provider.stop() };
}
