import { routePath } from '@ayana/contracts/language';
import { ApiProblem, type PageModule, type PortalData, type PortalRoute } from '@ayana/portal-kit';
import type { ReactNode } from 'react';
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router';
import type { PageSource } from '../remotes/page-source';
import type { Rereading } from '../rereading/keep-shown';
import { OldNote } from '../rereading/old-note';
import { SHELL, type ShellPageId } from '../shell-portal';
import { AccessDenied } from './guard';
import { authAddress } from './next';

/** The portals' common frame among the shell's own parts. */
export const PORTAL_FRAME: ShellPageId = 'shell.portal-frame';

/** What is shown in place of a page that this user may not see, or that is not there. */
const CLOSED_SCREENS: readonly ShellPageId[] = ['shell.not-found', 'shell.access-denied'];

/** Runs before a page's code is loaded: guards, and a document load when a release is pending. May throw a redirect. */
export type Admission = (route: PortalRoute, args: LoaderFunctionArgs) => Promise<void>;

export interface RouteOptions {
  portals: readonly PortalData[];
  pages: PageSource;
  admit: Admission;
  /** Keeps what a page shows when it cannot be read again; the server reads every page once. */
  keep?: Rereading;
}

/**
 * Whether an error means "not found": the item does not exist (404), or its id is invalid (400, 422).
 */
export function namesNothing(error: unknown): boolean {
  return error instanceof ApiProblem && [400, 404, 422].includes(error.status);
}

/** Renders a page that its loader has loaded; a page that is missing by then is a failed page. */
export function loadedPage(pages: PageSource, routeId: string): () => ReactNode {
  return function LoadedPage() {
    const page = pages.peek(routeId);
    if (page === undefined) throw new Error(`The page "${routeId}" is not loaded.`);
    return (
      <>
        <OldNote route={routeId} />
        <page.Component />
      </>
    );
  };
}

/** How the loader of a route runs: a reading that fails leaves the page as it is. */
export function loaderOf(
  { pages, keep }: Pick<RouteOptions, 'pages' | 'keep'>,
  { id, access }: Pick<PortalRoute, 'id' | 'access'>,
  read: LoaderFunction,
): LoaderFunction {
  const isPublic = access === undefined || access === 'public';
  return (args, context) => {
    const open = (): Promise<unknown> =>
      withScreens(pages, args.request, async () => {
        const data: unknown = await read(args, context);
        if (!isPublic) loadScreens(pages);
        return data;
      });
    return keep === undefined ? open() : keep({ id, isPublic }, args, open);
  };
}

/** What a guarded page that closes shows instead is loaded with it: the line may be cut by then. */
function loadScreens(pages: PageSource): void {
  for (const id of CLOSED_SCREENS) if (pages.peek(id) === undefined) void pages.load(SHELL, id).catch(() => undefined);
}

/**
 * Loads a page, and the portals' common frame where the page uses it. The frame is part of the shell's release, so
 * it is also shown around a failed page.
 */
export async function openFramed(
  pages: PageSource,
  { frame }: Pick<PortalRoute, 'frame'>,
  open: () => Promise<PageModule>,
): Promise<PageModule> {
  if (frame !== 'portal') return open();
  const [page, around] = await Promise.allSettled([open(), pages.load(SHELL, PORTAL_FRAME)]);
  if (page.status === 'rejected') throw page.reason;
  if (around.status === 'rejected') throw around.reason;
  return page.value;
}

/**
 * Loads the shell's screen for an expected error before the error reaches its boundary. An expired session redirects to
 * the login, and back.
 */
export async function withScreens<Value>(
  pages: PageSource,
  { url }: Pick<Request, 'url'>,
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AccessDenied) await loadScreen(pages, 'shell.access-denied');
    else if (namesNothing(error)) await loadScreen(pages, 'shell.not-found');
    else if (error instanceof ApiProblem && error.status === 401) throw redirect(wayBack(url));
    throw error;
  }
}

/** Without the screen the boundary says what happened in its own words: the error itself must reach it. */
async function loadScreen(pages: PageSource, id: ShellPageId): Promise<void> {
  await pages.load(SHELL, id).catch((error: unknown) => console.warn(`The screen "${id}" did not load.`, error));
}

function wayBack(url: string): string {
  const { pathname, search } = new URL(url);
  return authAddress(routePath(pathname) + search);
}
