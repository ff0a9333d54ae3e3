import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '../routes/route-handle';
import { applyHead, pageHead } from './head';
import { useScreenTitle } from './screen-title';
import { useSite } from './site';

/** Title, description and address of the page in the document's head, after every navigation. */
export function usePageHead(): void {
  const { origin, pages } = useSite();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const title = useScreenTitle((screen) => screen.title);
  useEffect(() => {
    const handle = match?.handle as RouteHandle | undefined;
    const meta =
      match === undefined
        ? {}
        : (pages.peek(match.id)?.meta?.({ data: match.loaderData, params: match.params, origin }) ?? {});
    const named = title === undefined ? meta : { title };
    applyHead(document, pageHead({ handle, meta: named, path: pathname, origin }));
  }, [match, origin, pages, pathname, title]);
}
