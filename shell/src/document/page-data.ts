import type { PortalData } from '@ayana/portal-kit';

/** One remote of this page. */
export interface PageRemote {
  version: string;
  /** URL of its `remoteEntry.js` in an immutable version folder. */
  entry: string;
  /** `sha384-…` of the entry, checked by the browser. */
  integrity: string;
  /** While this remote is out to a part of the sessions: lets this page's reports count towards the roll-out. */
  token?: string;
}

/** What the render server writes into the page: the registry, the portals and the loaded data. */
export interface PageData {
  generation: number;
  /** The site's origin, for absolute addresses. */
  origin: string;
  /** The signed-in cookie's value that the page was rendered for; absent for a visitor. */
  hint?: string | undefined;
  remotes: Record<string, PageRemote>;
  portals: PortalData[];
  /** State of the router after rendering; null where the page is rendered in the browser. */
  hydration: {
    loaderData: Record<string, unknown>;
    actionData?: Record<string, unknown> | null;
    /** The page's loader found nothing: the server has drawn the not-found screen. */
    missing?: true;
  } | null;
  /** URLs of scripts for likely interactions, the most likely first. */
  later: readonly string[];
  /** The stored version that this browser sees instead of the live one, by a review link. */
  review?: { remote: string; version: string; until: string };
  /** Remotes this browser loads from its own computer; only in development. */
  devRemotes?: readonly { name: string; origin: string }[];
}

export const PAGE_DATA_ID = 'ayana-page';

/** Reads the data block of the page. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page came without its data: no <script id="${PAGE_DATA_ID}">.`);
  return JSON.parse(text) as PageData;
}
