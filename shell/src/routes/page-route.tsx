import { ApiProblem, type PortalData, type PortalRoute } from '@ayana/portal-kit';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { PageSource } from '../remotes/page-source';
import { SHELL } from '../shell-portal';
import { AccessDenied } from './guard';

/** Runs before a page's code is fetched: guards, and a document load when a release is pending. May throw a redirect. */
export type Admission = (route: PortalRoute, args: LoaderFunctionArgs) => Promise<void>;

export interface RouteOptions {
  portals: readonly PortalData[];
  pages: PageSource;
  admit: Admission;
}

/** Draws a page its loader has brought; one that vanished in between is a failed page. */
export function loadedPage(pages: PageSource, routeId: string): () => ReactNode {
  return function LoadedPage() {
    const page = pages.peek(routeId);
    if (page === undefined) throw new Error(`The page "${routeId}" is not loaded.`);
    return <page.Component />;
  };
}

/** Brings the shell's own screen for an expected error before the error reaches its boundary. */
export async function withScreens<Value>(pages: PageSource, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AccessDenied) await pages.load(SHELL, 'shell.access-denied');
    else if (error instanceof ApiProblem && error.status === 404) await pages.load(SHELL, 'shell.not-found');
    throw error;
  }
}
