import { mayEnterByHint } from '@ayana/contracts/identity';
import { localePrefix, routePath } from '@ayana/contracts/language';
import { ApiProblem, setTabGeneration, signedInHint, startSession, useSession, watchReleases } from '@ayana/portal-kit';
import { afterPaint } from '@ayana/shared-ui/connection';
import { prepareForPrint } from '@ayana/shared-ui/print';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from './router';
import { followSaves } from './dev/hot-pages';
import { watchVitals } from './operation/after-idle';
import { fetchAhead } from './prefetch/fetch-ahead';
import { focusHeading } from './navigation/use-scroll-and-focus';
import { keepServerHtml } from './document/server-html';
import { type PageData, readPageData } from './document/page-data';
import { type Site, SiteContext } from './document/site';
import { federation } from './remotes/federation';
import { createRemoteLoader } from './remotes/remote-loader';
import { reportRemoteFailure } from './remotes/report';
import { admit } from './routes/check-admission';
import { HydrationMarker } from './hydration/hydration-marker';
import { keepShown } from './rereading/keep-shown';
import { loadOnIntent } from './prefetch/load-on-intent';
import { prefetchOnIntent } from './prefetch/prefetch';
import { buildRoutes } from './routes/build-routes';
import type { RouteHandle } from './routes/route-handle';
import { NOT_FOUND_ID } from './routes/shell-routes';
import { SHELL } from './shell-portal';

// In a separate task: on a slow phone, parsing this file and starting it each take as long as a click may wait.
setTimeout(() => void start(readPageData(document)));

async function start(page: PageData): Promise<void> {
  if (page.devRemotes !== undefined || page.review !== undefined) {
    const { takeNotes } = await import(/* webpackChunkName: "page-notes" */ './notes/page-notes');
    await takeNotes(page);
  }
  startSession();
  setTabGeneration(page.generation);
  watchReleases(document);
  loadOnIntent(document);
  const pages = createRemoteLoader(
    page.remotes,
    federation,
    ({ remote, version, phase }) => reportRemoteFailure({ remote, version, generation: page.generation, phase }),
    performance.now(),
  );
  const routes = buildRoutes({ portals: page.portals, pages, admit, keep: keepShown(() => router.state) });
  prefetchOnIntent(document, (path) => loadPageOf(routes, path, pages.load));
  const [arrival] = await Promise.all([loadRenderedPage(routes, page, pages.load), afterPaint()]);
  void fetchAhead(page.later);
  const router = createBrowserRouter(routes, {
    basename: localePrefix() || '/',
    hydrationData: arrival.errors === undefined ? (page.hydration ?? { loaderData: {} }) : arrival,
  });
  followSession(() => router.revalidate());
  if (process.env['NODE_ENV'] === 'development') followSaves(() => void router.revalidate());
  const site: Site = {
    origin: page.origin,
    portals: page.portals,
    pages,
    generation: page.generation,
    versionOf: (remote) => page.remotes[remote]?.version ?? 'unknown',
    // As the server had it: another tab may sign in or out before the page is hydrated.
    hint: page.hint,
    drawn: arrival.drawn,
    firstView: keepServerHtml(arrival.drawn),
  };
  const hydrates =
    page.hydration !== null && !arrival.overtakes && (arrival.errors === undefined || arrival.missing === true);
  if (arrival.errors !== undefined && !hydrates) site.firstView?.();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page came without its root.');
  const app = (
    <StrictMode>
      <SiteContext value={site}>
        <HydrationMarker element={root}>
          <RouterProvider router={router} />
        </HydrationMarker>
      </SiteContext>
    </StrictMode>
  );
  // A server-rendered page whose code failed to load is rendered again in the browser: it stays readable, and Retry can fix it.
  // As a transition, hydration yields every few milliseconds; as an update it would block the thread.
  if (hydrates) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  watchVitals(router, page);
  prepareForPrint();
}

interface Arrival {
  loaderData: Record<string, unknown>;
  /** What failed to load, by route; absent without a failure. */
  errors?: Record<string, unknown>;
  /** The error is that the page's loader found nothing, as it was on the server. */
  missing?: true;
  /** Whether the server rendered the page, and not just the frame. */
  drawn: boolean;
  /** The server rendered the frame of a page that is open to everyone: it may be loaded before the frame is hydrated, which would then differ. */
  overtakes: boolean;
}

/**
 * Loads the code of the server-rendered page before hydration. Other pages start to load with the frame, where the
 * guard may admit this user.
 */
async function loadRenderedPage(
  routes: RouteObject[],
  page: PageData,
  load: (remote: string, routeId: string) => Promise<unknown>,
): Promise<Arrival> {
  const route = matchRoutes(routes, routePath(location.pathname))?.at(-1)?.route;
  const handle = route?.handle as RouteHandle | undefined;
  const drawn = page.hydration !== null && handle?.route?.ssr === true;
  const isRendered = drawn || handle?.rendersOnServer === true;
  const overtakes = !isRendered && handle?.remote !== undefined && handle.route?.access === undefined;
  const arrival: Arrival = { loaderData: {}, drawn, overtakes };
  if (page.hydration === null || route?.id === undefined || handle?.remote === undefined) return arrival;
  if (!mayOpen(handle)) return arrival;
  const { id } = route;
  if (page.hydration.missing === true) return loadNotFound(id, arrival, load);
  const loaded = load(handle.remote, id).then(
    () => arrival,
    (error: unknown) => ({ ...arrival, errors: { [id]: error } }),
  );
  return isRendered ? loaded : arrival;
}

/** The not-found screen, which the server has drawn in place of a page. */
async function loadNotFound(
  id: string,
  arrival: Arrival,
  load: (remote: string, routeId: string) => Promise<unknown>,
): Promise<Arrival> {
  try {
    await load(SHELL, NOT_FOUND_ID);
  } catch (error) {
    return { ...arrival, errors: { [id]: error } };
  }
  const problem = new ApiProblem({ status: 404, code: 'not_found', detail: '' });
  return { ...arrival, errors: { [id]: problem }, missing: true };
}

/** Whether the guard may admit this user, as far as is known before the role is loaded. */
function mayOpen({ route }: Partial<RouteHandle>): boolean {
  return mayEnterByHint(route?.access ?? 'public', signedInHint(document.cookie));
}

/** Loads the code of the page at a path; of a guarded page only for users who may open it. */
async function loadPageOf(
  routes: RouteObject[],
  path: string,
  load: (remote: string, routeId: string) => Promise<unknown>,
): Promise<void> {
  const found = matchRoutes(routes, routePath(path))?.at(-1)?.route;
  const handle = (found?.handle ?? {}) as Partial<RouteHandle>;
  if (found?.id === undefined || handle.remote === undefined) return;
  if (mayOpen(handle)) await load(handle.remote, found.id);
}

/**
 * Runs the guards again on sign-out, here or in another tab, and when the role or the user changes: pages
 * close or open at once.
 */
function followSession(revalidate: () => Promise<void>): void {
  useSession.subscribe((now, before) => {
    if (before.status !== 'signed_in') return;
    const roleCame = now.role !== undefined && before.role !== undefined && now.role !== before.role;
    if (now.status === 'signed_in' && now.user?.id === before.user?.id && !roleCame) return;
    void rerunGuards(revalidate, roleCame && before.role === null);
  });
}

/** @param opens whether the new page appears without a click: its heading is then announced */
async function rerunGuards(revalidate: () => Promise<void>, opens: boolean): Promise<void> {
  await revalidate();
  if (opens) focusHeading(document);
}
