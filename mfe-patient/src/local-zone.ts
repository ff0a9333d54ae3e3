import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui/time';

/** India's zone, named after the desk's city, shown beside the reader's own. */
export const CHENNAI: Zone = { zone: INDIA_ZONE, place: 'Chennai' };

/** The device's zone, named after its city: `Africa/Nairobi` is Nairobi. */
export function deviceZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): Zone {
  return { zone, place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone };
}
