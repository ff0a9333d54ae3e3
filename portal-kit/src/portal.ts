import type { AccessEntry } from '@ayana/contracts/identity';
import type { RealtimeEventType } from '@ayana/contracts/realtime';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, Params, ShouldRevalidateFunction } from 'react-router';

/** The version of what shell and remotes expect of each other; publishing refuses a remote built for another version. */
export const PORTAL_CONTRACT = 1;

/** The versions this shell loads. A higher one is added beside those of the remotes that are still live (docs/remotes.md). */
export const PORTAL_CONTRACTS = [PORTAL_CONTRACT] as const;

/** One route of a remote, as data: the shell guards, titles and links it without running any of the remote's code. */
export interface PortalRoute {
  /** `<portal>.<page>`, the key of the page in `src/portal.ts`. */
  id: string;
  /** React Router path from the root: `/hospital/:hospitalId`. */
  path: string;
  /** Entry of the access table in contracts/identity; absent means public. */
  access?: AccessEntry;
  title: string;
  /** Meta description, unless the page's `meta` sets one. */
  description?: string;
  /** Rendered on the server as well (public pages). */
  ssr?: boolean;
  /** Its form works without scripts: the browser posts it to the page's own address, and the page's action answers. */
  form?: boolean;
  /** Not for search engines and the sitemap: an unfinished or internal page. */
  noindex?: boolean;
  /** Day of the last text change, `YYYY-MM-DD`: its `lastmod` in the sitemap; default is the day of its release. */
  updated?: string;
  /** Drawing of its picture for link previews, by name; an unknown name gets the shell's default (shell/server/share). */
  picture?: string;
  /**
   * `page`: with top navigation and floating buttons (default). `portal`: in the portals' common frame, with the role's rail.
   * `plain`: the page draws its own frame.
   */
  frame?: 'page' | 'portal' | 'plain';
  /** Place in the top navigation, where the remote owns one of its entries. */
  nav?: { label: string; order: number };
  /** Entry in the portal frame's rail, for every role that may open the route. */
  rail?: RailLine;
  /** Other words by which the portal’s search finds it: "visa" for the travel plan. */
  words?: string[];
  /** What is done at once on this page, found by its own name in the portals’ search. */
  act?: RouteAct;
  /** Which rail entry is the current one on a page that lies below none: the first of these ids that the role sees, or `notifications`. */
  lights?: string[];
}

/** An act that begins on a page, for every role that may open it. */
export interface RouteAct {
  /** "New incident". */
  label: string;
  /** The query with which the page begins it: `?new=1`. Without one, the page as a whole is the act, and is not found as a page beside it. */
  search?: string;
}

/** A number beside a rail entry. */
export interface RailCount {
  /** A GET that returns the number, loaded again when one of the events arrives. */
  path: string;
  events?: RealtimeEventType[];
  /** What is counted: "unread". */
  label?: string;
}

/** A rail entry, as data: the shell renders it without running the remote's code. */
export interface RailLine {
  label: string;
  /** Name of one of the shell's icons; an unknown name gets the icon of a page. */
  icon: string;
  /** Entries of all remotes are sorted by this number. */
  order: number;
  /** Its place in the bar of a phone; the entries without one follow. */
  bar?: number;
  /** Heading of the group it belongs to; entries without one come first. */
  group?: string;
  /** The count shown beside it. */
  count?: RailCount;
  /** How many of them are late; reloaded as time passes, and shown before the count. */
  late?: RailCount;
}

/** `portal.json` of a remote. */
export interface PortalData {
  name: string;
  contract: number;
  routes: PortalRoute[];
}

/** A page's metadata for the document's head. The shell makes URLs absolute. */
export interface PageMeta {
  title?: string;
  description?: string;
  /** Path on this origin; default is the page's own path. */
  canonical?: string;
  /** Drawing of its picture for link previews, by name, where it is another than the route's. */
  picture?: string;
  robots?: 'noindex';
  /** schema.org objects, rendered as JSON-LD. */
  structuredData?: object | object[];
}

export interface PageMetaArgs {
  data: unknown;
  params: Params;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

/** What a page module exports. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  meta?: (args: PageMetaArgs) => PageMeta;
  shouldRevalidate?: ShouldRevalidateFunction;
}

export type PortalPages<Id extends string = string> = Readonly<Record<Id, () => Promise<PageModule>>>;

/**
 * The one thing a remote exposes: its pages by route id, each loaded on demand. `PortalRouteId` is generated from
 * portal.json, so a page too many or too few does not compile.
 */
export function definePortal<Id extends string>(pages: PortalPages<Id>): PortalPages<Id> {
  return pages;
}
