import { HOME_PORTALS } from '@ayana/contracts/identity';
import { matchRoutes } from 'react-router';
import { GUARDED_SHELL_ROUTES } from '../../src/routes/guarded-routes';
import { authAddress } from '../../src/routes/next';
import { redirectOf } from '../../src/routes/redirects';
import type { Generation } from '../releases/registry';

/**
 * The canonical path of a page: the router also matches other capitals, escapes and trailing slashes. Path parameters
 * stay unchanged.
 * @param route the matched route's path, e.g. `/blog/:slug`; undefined where nothing matched
 */
export function canonicalPath(route: string | undefined, path: string): string {
  if (route === undefined || route.includes('*')) return path;
  const given = path.replace(/\/+$/, '').split('/');
  const own = route.split('/').map((part, index) => (part.startsWith(':') ? given[index] : part));
  return own.length === given.length ? own.join('/') || '/' : path;
}

/** HTTP 302 (api.md, "Identity"): the spec's redirects, a signed-in visitor of `/`, a signed-out one of a guarded page. */
export function redirectTarget(address: URL, hint: string | undefined, generation: Generation): string | undefined {
  const moved = redirectOf(address.pathname, address.search);
  if (moved !== undefined) return moved;
  if (address.pathname === '/') return HOME_PORTALS.find((home) => home === hint);
  if (hint !== undefined || !isGuarded(address.pathname, generation)) return undefined;
  return authAddress(address.pathname + address.search);
}

/** Whether a page is for signed-in users. As in the router the best match decides: a fixed path goes before one with a parameter. */
export function isGuarded(path: string, generation: Generation): boolean {
  const routes = [...generation.remotes.flatMap(({ portal }) => portal.routes), ...GUARDED_SHELL_ROUTES].map(
    (route) => ({
      path: route.path,
      access: route.access,
    }),
  );
  const access = matchRoutes(routes, path)?.at(-1)?.route.access ?? 'public';
  return access !== 'public';
}
