import { homePortal } from '@ayana/contracts/identity';
import { type PortalData, type PortalRoute, useSession } from '@ayana/portal-kit';
import { useMatches } from 'react-router-dom';
import { useMounted } from '../hydration/use-mounted';
import { useSite } from '../document/site';
import type { RouteHandle } from './route-handle';

/** The remote and route that is the role's home. */
export function homeOf(
  portals: readonly PortalData[],
  role: string | null | undefined,
): { remote: string; route: PortalRoute } | undefined {
  const path = homePortal(role ?? '', true);
  for (const { name, routes } of portals) {
    const route = routes.find((candidate) => candidate.path === path);
    if (route !== undefined) return { remote: name, route };
  }
  return undefined;
}

/**
 * The frame of the matched page. Users without a role have no portal, so they get the page's frame: once the page itself is gone, since in another
 * frame it would be mounted again, and its parts would read what the removed role may no longer see.
 */
export function useFrame(): 'page' | 'portal' | 'plain' {
  const match = useMatches().at(-1);
  const { hint } = useSite();
  const mounted = useMounted();
  const role = useSession((session) => session.role);
  const frame = (match?.handle as RouteHandle | undefined)?.frame ?? 'page';
  if (frame !== 'portal') return frame;
  const isOpen = match?.loaderData !== undefined;
  return (mounted ? role === null && !isOpen : hint === 'none') ? 'page' : 'portal';
}
