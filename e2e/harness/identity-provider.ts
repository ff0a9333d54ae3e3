import { IdentityProvider } from '@ayana/tooling/identity-provider/index.ts';

/** What the site calls it: on its buttons, and in `OIDC_…`. */
export const PROVIDER = { name: 'demo', label: 'Demo identity' } as const;

/** A real OpenID provider for one site, at an origin of its own; people say on its page who they are. */
export async function startIdentityProvider(
  siteOrigin: string,
): Promise<{ environment: Record<string, string>; stop(): Promise<void> }> {
  const provider = await new IdentityProvider({ redirectUri: `${siteOrigin}/oauth2/callback` }).start();
  return { environment: provider.environment(PROVIDER.name, PROVIDER.label), stop: () => provider.stop() };
}
