import { useSyncExternalStore } from 'react';

const INDIA: ReadonlySet<string> = new Set(['Asia/Kolkata', 'Asia/Calcutta']);

/** A device's zone does not change under a page. */
const never = () => () => undefined;

function zoneElsewhere(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return INDIA.has(timeZone) ? null : timeZone;
}

/**
 * The reader's zone; null where it is India's own, and on the server, which cannot know it.
 * @param told what the reader once told of it, for the server
 */
export function useVisitorZone(told: string | null = null): string | null {
  return useSyncExternalStore(never, zoneElsewhere, () => (told === null || INDIA.has(told) ? null : told));
}
