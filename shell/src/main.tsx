import { mayEnterByHint } from '@ayana/contracts/identity';
import {
  keepTypedForms,
  setTabGeneration,
  signedInHint,
  startSession,
  useSession,
  watchReleases,
} from '@ayana/portal-kit';
import { afterPaint } from '@ayana/shared-ui/line';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from './router';
import { followSaves } from './dev/hot-pages';
import { watchVitals } from './operation/after-idle';
import { fetchAhead } from './page/fetch-ahead';
import { focusHeading } from './page/use-arrival';
import { keepFirstView } from './page/first-view';
import { type PageData, readPageData } from './page/page-data';
import { type Site, SiteContext } from './page/site';
import { federation } from './remotes/federation';
import { createRemoteLoader } from './remotes/remote-loader';
import { reportRemoteFailure } from './remotes/report';
import { admit } from './routes/admit';
import { Live } from './page/live';
import { loadOnIntent } from './page/load-on-intent';
import { prefetchOnIntent } from './page/prefetch';
import { buildRoutes } from './routes/build-routes';
import type { RouteHandle } from './routes/route-handle';

// In a turn of its own: reading this file and starting it each take a slow phone as long as a press may wait.
setTimeout(() => void start(readPageData(document)));

async function start(page: PageData): Promise<void> {
  if (page.devRemotes !== undefined) {
    const { takeDevRemotes } = await import(/* webpackChunkName: "dev-remotes" */ './dev/dev-remotes');
    await takeDevRemotes(page);
  }
  startSession();
  setTabGeneration(page.generation);
  watchReleases(document);
  loadOnIntent(document);
  keepTypedForms(window);
  const pages = createRemoteLoader(
    page.remotes,
    federation,
    ({ remote, version, phase }) => reportRemoteFailure({ remote, version, generation: page.generation, phase }),
    performance.now(),
  );
  const routes = buildRoutes({ portals: page.portals, pages, admit });
  prefetchOnIntent(document, (path) => bringPage(routes, path, pages.load));
  const [arrival] = await Promise.all([bringRenderedPage(routes, page, pages.load), afterPaint()]);
  void fetchAhead(page.later);
  const router = createBrowserRouter(routes, {
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
    hint: signedInHint(document.cookie),
    drawn: arrival.drawn,
    firstView: keepFirstView(arrival.drawn),
  };
  if (arrival.errors !== undefined) site.firstView?.();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page came without its root.');
  const app = (
    <StrictMode>
      <SiteContext value={site}>
        <Live element={root}>
          <RouterProvider router={router} />
        </Live>
      </SiteContext>
    </StrictMode>
  );
  // A page the server drew but whose code did not arrive starts over in the browser: it stays to be read, and Retry can mend it.
  // As a transition, hydration lets go of the thread every few milliseconds; as an update it would hold it to the end.
  if (page.hydration !== null && arrival.errors === undefined) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  watchVitals(router, page);
}

interface Arrival {
  loaderData: Record<string, unknown>;
  /** What did not come, by route; absent when all is well. */
  errors?: Record<string, unknown>;
  /** Whether the server drew the page itself, and not just the frame. */
  drawn: boolean;
}

/**
 * Loads the code of the page the server has drawn: hydration cannot wait for it. Other pages begin to load beside the frame, where the
 * guard may let this person in.
 */
async function bringRenderedPage(
  routes: RouteObject[],
  page: PageData,
  load: (remote: string, routeId: string) => Promise<unknown>,
): Promise<Arrival> {
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  const handle = route?.handle as RouteHandle | undefined;
  const arrival: Arrival = { loaderData: {}, drawn: page.hydration !== null && handle?.route?.ssr === true };
  if (page.hydration === null || route?.id === undefined || handle?.remote === undefined) return arrival;
  if (!mayOpen(handle)) return arrival;
  const { id } = route;
  const loaded = load(handle.remote, id).then(
    () => arrival,
    (error: unknown) => ({ ...arrival, errors: { [id]: error } }),
  );
  return arrival.drawn || handle.rendersOnServer === true ? loaded : arrival;
}

/** Whether the guard may let this person in, as far as is known before it asks for their role. */
function mayOpen({ route }: Partial<RouteHandle>): boolean {
  return mayEnterByHint(route?.access ?? 'public', signedInHint(document.cookie));
}

/** The code of the page at a path; of one that not everybody sees, only for those who may. */
async function bringPage(
  routes: RouteObject[],
  path: string,
  load: (remote: string, routeId: string) => Promise<unknown>,
): Promise<void> {
  const found = matchRoutes(routes, path)?.at(-1)?.route;
  const handle = (found?.handle ?? {}) as Partial<RouteHandle>;
  if (found?.id === undefined || handle.remote === undefined) return;
  if (mayOpen(handle)) await load(handle.remote, found.id);
}

/**
 * The guards run again when somebody signs out, here or in another tab, when the role is another one, and when it is another person: what
 * was taken closes at once, and what was given opens by itself.
 */
function followSession(revalidate: () => Promise<void>): void {
  useSession.subscribe((now, before) => {
    if (before.status !== 'signed_in') return;
    const roleCame = now.role !== undefined && before.role !== undefined && now.role !== before.role;
    if (now.status === 'signed_in' && now.user?.id === before.user?.id && !roleCame) return;
    void readmit(revalidate, roleCame && before.role === null);
  });
}

/** @param opens whether what stands there afterwards came without a press: its heading is then read */
async function readmit(revalidate: () => Promise<void>, opens: boolean): Promise<void> {
  await revalidate();
  if (opens) focusHeading(document);
}
