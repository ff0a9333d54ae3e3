import { localePrefix } from '@ayana/contracts/language';
import type { PageModule, PortalPages } from '@ayana/portal-kit';
import { livePage } from '../dev/hot-pages';
import type { PageRemote } from '../document/page-data';
import { SHELL, shellPages } from '../shell-portal';
import { withTimeout } from './with-timeout';
import { type LoadPhase, type PageSource, RemoteLoadError } from './page-source';

/** The functions of federation, for tests. */
export interface Federation {
  /** Makes `entry` the URL of the remote, also after another one was tried. */
  register: (remote: string, entry: string, integrity: string) => void;
  /** Its exposed portal. */
  load: (remote: string) => Promise<PortalPages>;
}

/** Longest wait for a page, entry and chunks together, in milliseconds: then an error is shown. */
const LOAD_LIMIT = 5_500;
/** The least time for the first page, even when the shell loaded late. */
const LEAST_LIMIT = 3_000;

/**
 * Loads pages through a cache without failures. `route.lazy`, `React.lazy` and federation keep a rejection for ever;
 * here the next call tries again, under a new URL (`?retry=n`), so that Retry works without a reload.
 * @param waited milliseconds since the document's navigation, which count for the first page, as the document requests
 *   for the page's scripts itself
 */
export function createRemoteLoader(
  remotes: Record<string, PageRemote>,
  federation: Federation,
  onFailure: (error: RemoteLoadError) => void = () => {},
  waited = 0,
): PageSource {
  let limit = Math.max(LOAD_LIMIT - waited, LEAST_LIMIT);
  const portals = new Map<string, Promise<PortalPages>>();
  const pages = new Map<string, PageModule>();
  const loading = new Map<string, Promise<PageModule>>();
  const failures = new Map<string, number>();

  function portalOf(name: string): Promise<PortalPages> {
    if (name === SHELL) return Promise.resolve(shellPages);
    const known = portals.get(name);
    if (known !== undefined) return known;
    const remote = remotes[name];
    if (remote === undefined) return Promise.reject(new Error(`The registry has no remote "${name}".`));
    const tries = failures.get(name) ?? 0;
    federation.register(name, tries === 0 ? remote.entry : `${remote.entry}?retry=${tries}`, remote.integrity);
    const portal = localePrefix() === '' ? federation.load(name) : loadLocalised(name, remote.entry);
    portals.set(name, portal);
    portal.catch(() => {
      // A script may fail long after it was abandoned: by then a newer try has replaced it.
      if (portals.get(name) === portal) portals.delete(name);
    });
    return portal;
  }

  async function loadLocalised(name: string, entry: string): Promise<PortalPages> {
    const { loadCatalogue } = await import(/* webpackChunkName: "languages" */ '../languages/load-catalogue');
    await loadCatalogue(entry);
    return federation.load(name);
  }

  async function loadPage(name: string, routeId: string): Promise<PageModule> {
    let phase: LoadPhase = 'entry';
    const loadCode = async (): Promise<PageModule> => {
      const portal = await portalOf(name);
      phase = 'portal';
      const open = portal[routeId];
      if (open === undefined) throw new Error(`${name} has no page "${routeId}".`);
      phase = 'page';
      return open();
    };
    const longest = limit;
    limit = LOAD_LIMIT;
    try {
      return await withTimeout(longest, loadCode());
    } catch (cause) {
      const tries = (failures.get(name) ?? 0) + 1;
      failures.set(name, tries);
      // A page's chunk may be missing because the whole release is: the next try starts from the entry.
      portals.delete(name);
      const error = new RemoteLoadError({
        remote: name,
        version: remotes[name]?.version ?? 'unknown',
        phase,
        tries,
        cause,
      });
      onFailure(error);
      throw error;
    }
  }

  return {
    peek: (routeId) => pages.get(routeId),
    forget: (name, routeId) => {
      pages.delete(routeId);
      portals.delete(name);
      failures.set(name, (failures.get(name) ?? 0) + 1);
    },
    load: async (name, routeId) => {
      const known = pages.get(routeId);
      if (known !== undefined) return known;
      const started = loading.get(routeId) ?? loadPage(name, routeId);
      loading.set(routeId, started);
      try {
        const loaded = await started;
        const page = process.env['NODE_ENV'] === 'development' ? livePage(loaded) : loaded;
        pages.set(routeId, page);
        return page;
      } finally {
        loading.delete(routeId);
      }
    },
  };
}
