import type { PageModule, PortalRoute } from '@ayana/portal-kit';
import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import { Frame } from '../frame/frame';
import { FrameError } from '../screens/frame-error';
import { PageError } from '../screens/page-error';
import { PagePending } from '../screens/page-pending';
import { loadedPage, loaderOf, openFramed, type RouteOptions, withScreens } from './page-route';
import type { RouteHandle } from './route-handle';
import { shellRoutes } from './shell-routes';

/** The whole site as router objects, from data: the same list on the server and in the browser. */
export function buildRoutes(options: RouteOptions): RouteObject[] {
  const remotes = options.portals.flatMap((portal) =>
    portal.routes.map((route) => remoteRoute(portal.name, route, options)),
  );
  return [
    {
      id: 'shell.root',
      Component: Frame,
      ErrorBoundary: FrameError,
      children: [...remotes, ...shellRoutes(options)],
    },
  ];
}

function remoteRoute(remote: string, route: PortalRoute, options: RouteOptions): RouteObject {
  const { pages } = options;
  const handle: RouteHandle = {
    title: route.title,
    frame: route.frame ?? 'page',
    remote,
    route,
    ...(route.description === undefined ? {} : { description: route.description }),
    ...(route.noindex === true ? { noindex: true } : {}),
  };
  return {
    id: route.id,
    path: route.path,
    handle,
    HydrateFallback: PagePending,
    ErrorBoundary: PageError,
    Component: loadedPage(pages, route.id),
    ...remoteData(remote, route, options),
  };
}

/** Loader and action of a remote's page, after admission. */
function remoteData(
  remote: string,
  route: PortalRoute,
  options: RouteOptions,
): { loader: LoaderFunction; action: ActionFunction; shouldRevalidate: NonNullable<RouteObject['shouldRevalidate']> } {
  const { pages, admit } = options;
  const open = (args: LoaderFunctionArgs): Promise<PageModule> =>
    openFramed(pages, route, async () => {
      await admit(route, args);
      return pages.load(remote, route.id);
    });
  return {
    loader: loaderOf(options, route, async (args, context) => callPage((await open(args)).loader, args, context)),
    action: (args, context) =>
      withScreens(pages, args.request, async () => callPage((await open(args)).action, args, context)),
    shouldRevalidate: (args) => pages.peek(route.id)?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
  };
}

/** `undefined` cannot be written into the page; a page without a loader has `null` for data. */
async function callPage(
  run: LoaderFunction | ActionFunction | undefined,
  args: LoaderFunctionArgs,
  context: unknown,
): Promise<unknown> {
  if (run === undefined) return null;
  return (await run(args, context)) ?? null;
}
