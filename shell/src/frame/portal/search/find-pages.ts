import { mayEnter, type Role } from '@ayana/contracts/identity';
import type { PortalRoute } from '@ayana/portal-kit';

/** Pages shown at most. */
const MOST = 6;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The pages this role may open that contain every word of a query in their title, label or the words they are looked for by, those of the rail first. A page with an id in its address is not one:
 * what it shows is found by its own name.
 */
export function findPages(routes: readonly PortalRoute[], role: Role, query: string): PortalRoute[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return routes
    .filter(
      ({ path, access, frame }) => frame === 'portal' && !path.includes(':') && mayEnter(access ?? 'public', role),
    )
    .filter(({ title, rail, words: also = [] }) => {
      const text = plain([title, rail?.label, rail?.group, ...also].join(' '));
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => (one.rail?.order ?? 1000) - (other.rail?.order ?? 1000))
    .slice(0, MOST);
}
