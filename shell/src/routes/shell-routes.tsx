import { routePath } from '@ayana/contracts/language';
import { type PageModule, useSession } from '@ayana/portal-kit';
import { type LoaderFunction, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { action } from '../identity/forms/posted-forms.server';
import { messages } from '../messages';
import { PageError } from '../screens/page-error';
import { PagePending } from '../screens/page-pending';
import { PageSpinner } from '../screens/page-spinner';
import { OldNote } from '../rereading/old-note';
import { useSite } from '../document/site';
import { SHELL, type ShellPageId } from '../shell-portal';
import { loadedPage, loaderOf, openFramed, type RouteOptions, withScreens } from './page-route';
import type { RouteHandle } from './route-handle';
import { redirectOf } from './redirects';
import { PROFILE, SECURE_PORTAL } from './guarded-routes';
import { homeOf } from './use-frame';

export const NOT_FOUND_ID: ShellPageId = 'shell.not-found';

/** Screens that work when every remote is down: identity, redirects, not-found (spec section 2). */
export function shellRoutes(options: RouteOptions): RouteObject[] {
  return [
    shellRoute('shell.login', '/login', { title: messages.titles.sign_in, frame: 'plain', noindex: true }, options),
    shellRoute(
      'shell.request-password-reset',
      '/request-password-reset',
      { title: messages.titles.forgotten_password, frame: 'plain', noindex: true },
      options,
    ),
    shellRoute(
      'shell.reset-password',
      '/reset-password',
      { title: messages.titles.new_password, frame: 'plain', noindex: true },
      options,
    ),
    profile(options),
    securePortal(options),
    ...['/auth', '/role-auth', '/admin-login', '/partner-login', '/services/treatment-requests'].map((path) => ({
      id: `shell.redirect${path.replaceAll('/', '.')}`,
      path,
      handle: { title: messages.titles.sign_in, frame: 'page' } satisfies RouteHandle,
      HydrateFallback: PageSpinner,
      loader: followRedirect,
    })),
    shellRoute(NOT_FOUND_ID, '*', { title: messages.titles.not_found, frame: 'page', noindex: true }, options),
  ];
}

function shellRoute(id: ShellPageId, path: string, handle: RouteHandle, { pages }: RouteOptions): RouteObject {
  return {
    id,
    path,
    handle: { ...handle, remote: SHELL, rendersOnServer: true } satisfies RouteHandle,
    HydrateFallback: PagePending,
    ErrorBoundary: PageError,
    Component: loadedPage(pages, id),
    loader: async () => {
      await openFramed(pages, handle, () => pages.load(SHELL, id));
      return null;
    },
    ...(id === NOT_FOUND_ID ? {} : { action }),
  };
}

/** `/profile`: for any session, also without a role. The server sends its frame, the browser fills it. */
function profile(options: RouteOptions): RouteObject {
  const { admit, pages } = options;
  return {
    id: PROFILE.id,
    path: PROFILE.path,
    handle: {
      title: PROFILE.title,
      frame: 'portal',
      noindex: true,
      remote: SHELL,
      route: PROFILE,
    } satisfies RouteHandle,
    HydrateFallback: PagePending,
    ErrorBoundary: PageError,
    Component: loadedPage(pages, PROFILE.id),
    loader: loaderOf(options, PROFILE, async (args, context) => {
      const page = await openFramed(pages, PROFILE, async () => {
        await admit(PROFILE, args);
        return pages.load(SHELL, PROFILE.id);
      });
      return (await page.loader?.(args, context)) ?? null;
    }),
  };
}

/** `/secure-portal` shows the interface of the role: the home of that role, mounted here. */
function securePortal(options: RouteOptions): RouteObject {
  const { admit, pages, portals } = options;
  const openHome = (args: LoaderFunctionArgs): Promise<PageModule> =>
    openFramed(pages, SECURE_PORTAL, async () => {
      await admit(SECURE_PORTAL, args);
      const home = homeOf(portals, useSession.getState().role);
      if (home === undefined) throw new Error('No portal on this site is the home of this role.');
      return pages.load(home.remote, home.route.id);
    });
  return {
    id: SECURE_PORTAL.id,
    path: SECURE_PORTAL.path,
    handle: { title: SECURE_PORTAL.title, frame: 'portal', noindex: true } satisfies RouteHandle,
    HydrateFallback: PagePending,
    ErrorBoundary: PageError,
    Component: MountedHome,
    loader: loaderOf(options, SECURE_PORTAL, async (args, context) => {
      const page = await openHome(args);
      return (await page.loader?.(args, context)) ?? null;
    }),
    action: (args, context) =>
      withScreens(pages, args.request, async () => {
        const page = await openHome(args);
        return (await page.action?.(args, context)) ?? null;
      }),
    shouldRevalidate: (args) => {
      const home = homeOf(portals, useSession.getState().role);
      const page = home === undefined ? undefined : pages.peek(home.route.id);
      return page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate;
    },
  };
}

function MountedHome() {
  const { pages, portals } = useSite();
  const role = useSession((session) => session.role);
  const home = homeOf(portals, role);
  const page = home === undefined ? undefined : pages.peek(home.route.id);
  if (page === undefined) return <PagePending />;
  return (
    <>
      <OldNote route={SECURE_PORTAL.id} />
      <page.Component />
    </>
  );
}

/** The same table the render server answers with 302. */
const followRedirect: LoaderFunction = ({ request }) => {
  const address = new URL(request.url);
  return redirect(redirectOf(routePath(address.pathname), address.search) ?? '/');
};
