import { homePortal } from '@ayana/contracts/identity';
import { type PortalData, type PortalRoute, useSession } from '@ayana/portal-kit';
import { useMatches } from 'react-router-dom';
import { useSite } from '../page/site';
import type { RouteHandle } from './route-handle';

export const SECURE_PORTAL: PortalRoute = {
  id: 'shell.secure-portal',
  path: '/secure-portal',
  title: 'Your portal',
  access: 'secure_portal',
};

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

/** How the matched page is framed; `/secure-portal` takes the frame of what it mounts. */
export function useFrame(): 'page' | 'plain' {
  const match = useMatches().at(-1);
  const { portals } = useSite();
  const role = useSession((session) => session.role);
  const handle = match?.handle as RouteHandle | undefined;
  if (match?.id === SECURE_PORTAL.id && role) return homeOf(portals, role)?.route.frame ?? 'page';
  return handle?.frame ?? 'page';
}
