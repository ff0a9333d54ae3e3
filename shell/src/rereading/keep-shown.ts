import { ApiProblem, useSession } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router';
import { AccessDenied } from '../routes/guard';
import { keepParts, passes } from './keep-parts';
import { markFresh, markOld } from './old-page';

/** Runs the loader of a page. Where that page is shown already and cannot be read again, it keeps what it shows. */
export type Rereading = (
  page: { id: string; isPublic: boolean },
  args: Pick<LoaderFunctionArgs, 'request'>,
  read: () => Promise<unknown>,
) => Promise<unknown>;

/** What the router shows, as far as it matters here. */
export interface ShownState {
  location: { pathname: string; search: string };
  loaderData: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, unknown>> | null;
}

interface Reading {
  /** Whose; pages of the signed-in show nothing of another user. */
  user: string | undefined;
  at: Date;
}

/**
 * A reading by the clock, after an event or after a change that fails never takes a page away: what is typed, a talk and an upload go on,
 * and `OldNote` says how old the page is. Refusals (signed out, no access, no longer there) are answers and close it, as ever.
 * @param shown what the router shows at the moment
 */
export function keepShown(shown: () => ShownState): Rereading {
  const readings = new Map<string, Reading>();
  return async (page, { request }, read) => {
    const before = readings.get(page.id) ?? { user: undefined, at: new Date(performance.timeOrigin) };
    // Between, another user may have signed in.
    const isTheirs = (): boolean => page.isPublic || before.user === useSession.getState().user?.id;
    // Until a reading has ended, the router shows what was there before; it is not there yet when the first one begins.
    const former = (): unknown => (isTheirs() ? shownOf(page.id, request, shown()) : undefined);
    try {
      const next = await read();
      const { data, isOld } = keepParts(former(), next);
      if (request.signal.aborted) return data;
      if (isOld) markOld(page.id, before.at);
      else {
        readings.set(page.id, { user: useSession.getState().user?.id, at: new Date() });
        markFresh(page.id);
      }
      return data;
    } catch (error) {
      const kept = former();
      if (kept === undefined || request.signal.aborted || isAnswer(error)) throw error;
      markOld(page.id, before.at);
      return kept;
    }
  };
}

/** The data of the page, where it is shown at this address. */
function shownOf(id: string, { url }: Request, { location, loaderData, errors }: ShownState): unknown {
  const { pathname, search } = new URL(url);
  const isHere = location.pathname === pathname && location.search === search;
  return isHere && errors?.[id] === undefined ? loaderData[id] : undefined;
}

/** Redirects and refusals: the page is not for this user any more, or there is none. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || error instanceof AccessDenied || (error instanceof ApiProblem && !passes(error.code));
