import { useSession } from '@ayana/portal-kit';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router';
import { PageError } from '../screens/page-error';
import { PageSpinner } from '../screens/page-spinner';
import { useSite } from '../page/site';
import { SHELL, type ShellPageId } from '../shell-portal';
import { loadedPage, type RouteOptions, withScreens } from './page-route';
import type { RouteHandle } from './route-handle';
import { redirectOf } from './redirects';
import { homeOf, SECURE_PORTAL } from './use-frame';

export const NOT_FOUND_ID: ShellPageId = 'shell.not-found';

/** Screens that work when every remote is down: identity, redirects, not-found (spec section 2). */
export function shellRoutes(options: RouteOptions): RouteObject[] {
  return [
    shellRoute('shell.login', '/login', { title: 'Sign in', frame: 'plain', noindex: true }, options),
    securePortal(options),
    ...['/auth', '/role-auth', '/admin-login', '/partner-login', '/services/treatment-requests'].map((path) => ({
      id: `shell.redirect${path.replaceAll('/', '.')}`,
      path,
      handle: { title: 'Sign in', frame: 'page' } satisfies RouteHandle,
      HydrateFallback: PageSpinner,
      loader: followRedirect,
    })),
    shellRoute(NOT_FOUND_ID, '*', { title: 'Page not found', frame: 'page', noindex: true }, options),
  ];
}

function shellRoute(id: ShellPageId, path: string, handle: RouteHandle, { pages }: RouteOptions): RouteObject {
  return {
    id,
    path,
    handle: { ...handle, remote: SHELL, rendersOnServer: true } satisfies RouteHandle,
    HydrateFallback: PageSpinner,
    ErrorBoundary: PageError,
    Component: loadedPage(pages, id),
    loader: async () => {
      await pages.load(SHELL, id);
      return null;
    },
  };
}

/** `/secure-portal` shows the interface of the role: the home of that role, mounted here. */
function securePortal({ admit, pages, portals }: RouteOptions): RouteObject {
  return {
    id: SECURE_PORTAL.id,
    path: SECURE_PORTAL.path,
    handle: { title: SECURE_PORTAL.title, frame: 'page', noindex: true } satisfies RouteHandle,
    HydrateFallback: PageSpinner,
    ErrorBoundary: PageError,
    Component: MountedHome,
    loader: (args, context) =>
      withScreens(pages, async () => {
        await admit(SECURE_PORTAL, args);
        const home = homeOf(portals, useSession.getState().role);
        if (home === undefined) throw new Error('No portal on this site is the home of this role.');
        const page = await pages.load(home.remote, home.route.id);
        return (await page.loader?.(args, context)) ?? null;
      }),
  };
}

function MountedHome() {
  const { pages, portals } = useSite();
  const role = useSession((session) => session.role);
  const home = homeOf(portals, role);
  const page = home === undefined ? undefined : pages.peek(home.route.id);
  return page === undefined ? <PageSpinner /> : <page.Component />;
}

/** The same table the render server answers with 302. */
const followRedirect: LoaderFunction = ({ request }) => {
  const address = new URL(request.url);
  return redirect(redirectOf(address.pathname, address.search) ?? '/');
};
