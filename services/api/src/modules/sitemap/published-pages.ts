import type { RegistryEntry, RegistryFile } from '@ayana/contracts/releases';
import { defaultEntry } from '@ayana/contracts/releases';

/** A public, indexable page of a released remote. */
export interface PublishedPage {
  /** With its parameters, as in portal.json: `/hospital/:hospitalId`. */
  path: string;
  /** `YYYY-MM-DD`: the day its text was written, or else of its release. */
  changed_on: string;
}

/** The relevant fields of a route in portal.json (`PortalRoute` in portal-kit). */
interface Route {
  path?: unknown;
  access?: unknown;
  ssr?: unknown;
  noindex?: unknown;
  updated?: unknown;
}

/**
 * The public pages of every release.
 * @param file reads a file of a release, by its path within the store
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
