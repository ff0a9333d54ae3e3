import { LAST_SEEN_PREFIX } from '@ayana/contracts/operation';

/**
 * Removes what pages stored to be read while offline: medical facts must not outlive the session on a shared computer.
 * @param except the user whose entries stay; by default nobody's do
 */
export function forgetLastSeen(except?: string): void {
  try {
    const own = except === undefined ? undefined : `${LAST_SEEN_PREFIX}${except}.`;
    const stored = Object.keys(window.localStorage).filter((key) => key.startsWith(LAST_SEEN_PREFIX));
    for (const key of stored) if (own === undefined || !key.startsWith(own)) window.localStorage.removeItem(key);
  } catch {
    // A browser that blocks its storage has nothing in it.
  }
}
