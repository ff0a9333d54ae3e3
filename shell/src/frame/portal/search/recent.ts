import type { SearchItem } from '@ayana/shared-ui/search-dialog';

const KEY = 'ayana.recent';
const MOST = 6;

interface Recent {
  user: string;
  items: SearchItem[];
}

/**
 * What this user opened from the search in this tab, the newest first. It is in sessionStorage: names of patients must not outlive the tab
 * on a shared computer.
 */
export function readRecent(user: string): SearchItem[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Recent | null;
    return kept?.user === user ? kept.items : [];
  } catch {
    return [];
  }
}

export function addRecent(user: string, item: SearchItem): void {
  const others = readRecent(user).filter(({ href }) => href !== item.href);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user, items: [item, ...others].slice(0, MOST) } satisfies Recent));
  } catch {
    // The storage is full or blocked: nothing is listed.
  }
}
