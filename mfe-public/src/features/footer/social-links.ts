import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import type { SocialLink } from '@ayana/contracts/social';
import { api } from '@ayana/portal-kit';

/** Longest wait for the links, in milliseconds. */
const PATIENCE_MS = 800;

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** The social links of the footer; five defaults when they cannot be fetched (spec section 8). */
export async function loadSocialLinks(signal: AbortSignal): Promise<readonly SocialLink[]> {
  try {
    const { data } = await api.GET('/rpc/get_public_social_links', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    const links = (data ?? []).filter(({ url }) => isWebAddress(url));
    return links.length > 0 ? links : DEFAULT_SOCIAL_LINKS;
  } catch {
    return DEFAULT_SOCIAL_LINKS;
  }
}
