import { deviceZone } from './device-zone';
import type { Zone } from './format';

/** By whose clock the pages of this remote are; null where each reader has their own. */
let named: Zone | null = null;

/** A remote says once that all its pages are by the clock of one place; its pages then name it (`PortalPage`). */
export function setPageClock(zone: Zone | null): void {
  named = zone;
}

/** The clock that the pages name; null where they are by the reader's. */
export const namedClock = (): Zone | null => named;

/** The clock of the pages: the named one, else the reader's. */
export const pageClock = (): Zone => named ?? deviceZone();
