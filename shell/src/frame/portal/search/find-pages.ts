import { mayEnter, type Role } from '@ayana/contracts/identity';
import type { PortalRoute } from '@ayana/portal-kit';

/** Pages shown at most. */
const MOST = 6;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether texts together contain every word of a query, in any order and without accents; nothing has the words of an empty one. */
export function hasWords(texts: readonly (string | undefined)[], query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const text = plain(texts.join(' '));
  return words.length > 0 && words.every((word) => text.includes(word));
}

/**
 * The pages this role may open that contain every word of a query in their title, label or the words they are looked for by, those of the rail first. A page with an id in its address is not one:
 * what it shows is found by its own name.
 */
export function findPages(routes: readonly PortalRoute[], role: Role, query: string): PortalRoute[] {
  return routes
    .filter(
      ({ path, access, frame, act }) =>
        frame === 'portal' && !path.includes(':') && !isAct(act) && mayEnter(access ?? 'public', role),
    )
    .filter(({ title, rail, words = [] }) => hasWords([title, rail?.label, rail?.group, ...words], query))
    .toSorted((one, other) => (one.rail?.order ?? 1000) - (other.rail?.order ?? 1000))
    .slice(0, MOST);
}

/** A page that is an act as a whole is found as that. */
const isAct = (act: PortalRoute['act']): boolean => act !== undefined && act.search === undefined;
