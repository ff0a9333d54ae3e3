import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '../routes/route-handle';
import { applyHead, pageHead } from './head';
import { useScreenTitle } from './screen-title';
import { useSite } from './site';

/**
 * Updates title, description and URL in the document's head after every navigation. The server's head of the first page
 * stays: the page's code may not have loaded yet.
 */
export function usePageHead(): void {
  const { drawn, origin, pages } = useSite();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const title = useScreenTitle((screen) => screen.title);
  const written = useRef(drawn === true ? match : undefined);
  useEffect(() => {
    const { pathname: at, loaderData } = written.current ?? {};
    // A jump within the page does not change its data.
    if (at !== undefined && at === match?.pathname && loaderData === match.loaderData && title === undefined) return;
    written.current = undefined;
    const handle = match?.handle as RouteHandle | undefined;
    const meta =
      match === undefined
        ? {}
        : (pages.peek(match.id)?.meta?.({ data: match.loaderData, params: match.params, origin }) ?? {});
    // A screen that replaces a page must not be indexed.
    const named = title === undefined ? meta : ({ title, robots: 'noindex' } as const);
    applyHead(document, pageHead({ handle, meta: named, path: pathname, origin }));
  }, [match, origin, pages, pathname, title]);
}
