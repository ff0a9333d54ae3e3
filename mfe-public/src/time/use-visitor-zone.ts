import { useSyncExternalStore } from 'react';

import { deviceZone } from './device-zone';

const INDIA: ReadonlySet<string> = new Set(['Asia/Kolkata', 'Asia/Calcutta']);

/** The device's zone does not change while a page is open. */
const never = () => () => undefined;

function zoneElsewhere(): string | null {
  const zone = deviceZone();
  return INDIA.has(zone) ? null : zone;
}

/**
 * The user's zone; null where it is India's, and on the server, where it is unknown.
 * @param known the reader's zone where the server knows it from an earlier answer
 */
export function useVisitorZone(known: string | null = null): string | null {
  return useSyncExternalStore(never, zoneElsewhere, () => (known === null || INDIA.has(known) ? null : known));
}
