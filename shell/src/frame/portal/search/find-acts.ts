import { mayEnter, type Role } from '@ayana/contracts/identity';
import type { PageAct, PortalRoute } from '@ayana/portal-kit';
import type { SearchItem } from '@ayana/shared-ui/search-dialog';
import { hasWords } from './find-pages';

/** Something that is done, rather than opened. */
export interface FoundAct {
  item: SearchItem;
  /** Absent where it begins on a page of its own, which is then opened. */
  run?: () => void;
}

/** What can be done with the page that is shown, and what begins on a page this role may open, by every word of a query. */
export function findActs(
  routes: readonly PortalRoute[],
  shown: readonly PageAct[],
  role: Role,
  query: string,
): FoundAct[] {
  const ofPage = shown
    .filter(({ label, subject }) => hasWords([label, subject], query))
    .map(({ id, label, subject, run }) => ({
      item: { id: `page ${id}`, title: label, href: '', ...(subject === undefined ? {} : { subtitle: subject }) },
      run,
    }));
  const ofRoutes = routes.flatMap(({ id, path, access, act }) =>
    act !== undefined && mayEnter(access ?? 'public', role) && hasWords([act.label], query)
      ? [{ item: { id, title: act.label, href: `${path}${act.search ?? ''}` } }]
      : [],
  );
  return [...ofPage, ...ofRoutes];
}
