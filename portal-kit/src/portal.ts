import type { AccessEntry } from '@ayana/contracts/identity';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, Params, ShouldRevalidateFunction } from 'react-router';

/** The version of what shell and remotes expect of each other; a remote built for another is refused at publishing. */
export const PORTAL_CONTRACT = 1;

/** One route of a remote, as data: the shell guards, titles and links it without running any of the remote's code. */
export interface PortalRoute {
  /** `<portal>.<page>`, the key of the page in `src/portal.ts`. */
  id: string;
  /** React Router path from the root: `/hospital/:hospitalId`. */
  path: string;
  /** Entry of the access table in contracts/identity; absent means public. */
  access?: AccessEntry;
  title: string;
  /** Meta description until the page says more. */
  description?: string;
  /** Rendered on the server as well (public pages). */
  ssr?: boolean;
  /** `page`: with top navigation and floating buttons (default). `plain`: the page draws its own frame. */
  frame?: 'page' | 'plain';
  /** Place in the top navigation, where the remote owns one of its entries. */
  nav?: { label: string; order: number };
}

/** `portal.json` of a remote. */
export interface PortalData {
  name: string;
  contract: number;
  routes: PortalRoute[];
}

/** What a page says about itself for the document's head. Absolute addresses are made by the shell. */
export interface PageMeta {
  title?: string;
  description?: string;
  /** Path on this origin; default is the page's own path. */
  canonical?: string;
  /** Path of the picture for link previews. */
  image?: string;
  robots?: 'noindex';
  /** schema.org objects, written as JSON-LD. */
  structuredData?: object | object[];
}

export interface PageMetaArgs {
  data: unknown;
  params: Params;
  /** Origin of the site, without a slash at its end. */
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
 * The one thing a remote exposes: its pages by route id, each loaded when asked for. `PortalRouteId` is generated from
 * portal.json, so a page too many or too few does not compile.
 */
export function definePortal<Id extends string>(pages: PortalPages<Id>): PortalPages<Id> {
  return pages;
}
