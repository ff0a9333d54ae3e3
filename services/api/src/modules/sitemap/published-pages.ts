import type { RegistryEntry, RegistryFile } from '@ayana/contracts/releases';
import { defaultEntry } from '@ayana/contracts/releases';

/** A page of a released remote that anyone may read and a search engine may keep. */
export interface PublishedPage {
  /** With its parameters, as in portal.json: `/hospital/:hospitalId`. */
  path: string;
  /** `YYYY-MM-DD`: the day its words were written, or else the day its release went out. */
  changed_on: string;
}

/** The fields of a route in portal.json that matter here (`PortalRoute` in portal-kit). */
interface Route {
  path?: unknown;
  access?: unknown;
  ssr?: unknown;
  noindex?: unknown;
  updated?: unknown;
}

/**
 * The public pages of everything that is released.
 * @param file reads a file of a release, by its path below the store
 */
export async function publishedPages(
  registry: RegistryFile,
  file: (path: string) => Promise<string>,
): Promise<PublishedPage[]> {
  const releases = Object.entries(registry.microFrontends).flatMap(([name, entries]): [string, RegistryEntry][] => {
    const entry = name === 'shell' ? undefined : defaultEntry(entries);
    return entry === undefined ? [] : [[name, entry]];
  });
  const pages = await Promise.all(
    releases.map(async ([name, { extras, metadata }]) => {
      const portal: unknown = JSON.parse(await file(`${name}/${metadata.version}/web/portal.json`));
      const released = extras.since?.slice(0, 10) ?? '';
      return routesOf(portal).flatMap((route) => pageOf(route, released) ?? []);
    }),
  );
  return pages.flat();
}

function routesOf(portal: unknown): Route[] {
  const routes: unknown = typeof portal === 'object' && portal !== null ? Reflect.get(portal, 'routes') : undefined;
  return Array.isArray(routes) ? (routes as Route[]) : [];
}

function pageOf(
  { access = 'public', noindex, path, ssr, updated }: Route,
  released: string,
): PublishedPage | undefined {
  if (typeof path !== 'string' || access !== 'public' || ssr !== true || noindex === true) return undefined;
  return { path, changed_on: typeof updated === 'string' ? updated : released };
}
