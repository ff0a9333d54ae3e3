import type { PortalData } from '@ayana/portal-kit';

/** One remote as this page was served with it. */
export interface PageRemote {
  version: string;
  /** Address of its `remoteEntry.js` in an immutable version folder. */
  entry: string;
  /** `sha384-…` of the entry, checked by the browser. */
  integrity: string;
}

/** What the render server writes into the page: the registry, the portals and what it has already read. */
export interface PageData {
  generation: number;
  /** Id of the request this page answered: what it reports of itself carries the same. */
  requestId: string;
  /** The site's origin, for absolute addresses. */
  origin: string;
  remotes: Record<string, PageRemote>;
  portals: PortalData[];
  /** State of the router after rendering; null where the page is drawn in the browser. */
  hydration: { loaderData: Record<string, unknown>; actionData?: Record<string, unknown> | null } | null;
  /** Addresses of the scripts of what is likely to be pressed, the nearest to the page first. */
  later: readonly string[];
  /** Remotes this browser takes from its own computer; absent everywhere but where people develop. */
  devRemotes?: readonly { name: string; origin: string }[];
}

export const PAGE_DATA_ID = 'ayana-page';

/** Reads the data block of the page. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page came without its data: no <script id="${PAGE_DATA_ID}">.`);
  return JSON.parse(text) as PageData;
}
