import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '../routes/route-handle';
import { applyHead, pageHead } from './head';
import { useScreenTitle } from './screen-title';
import { useSite } from './site';

/**
 * Title, description and address of the page in the document's head, after every navigation. What the server wrote of the page it drew
 * stays: the page's own code may not be there yet.
 */
export function usePageHead(): void {
  const { drawn, origin, pages } = useSite();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const title = useScreenTitle((screen) => screen.title);
  const written = useRef(drawn === true ? match : undefined);
  useEffect(() => {
    const { pathname: at, loaderData } = written.current ?? {};
    // A jump within the page leaves its data as they are.
    if (at !== undefined && at === match?.pathname && loaderData === match.loaderData && title === undefined) return;
    written.current = undefined;
    const handle = match?.handle as RouteHandle | undefined;
    const meta =
      match === undefined
        ? {}
        : (pages.peek(match.id)?.meta?.({ data: match.loaderData, params: match.params, origin }) ?? {});
    // A screen in a page's place is nothing to be found.
    const named = title === undefined ? meta : ({ title, robots: 'noindex' } as const);
    applyHead(document, pageHead({ handle, meta: named, path: pathname, origin }));
  }, [match, origin, pages, pathname, title]);
}
