import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Zone } from '@ayana/shared-ui/time';

/** India's clock stands beside the reader's, by the name of the desk's city. */
export const CHENNAI: Zone = { zone: INDIA_ZONE, place: 'Chennai' };

/** The reader's own clock, named by the city in the zone's name: `Africa/Nairobi` is Nairobi. */
export function readersZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): Zone {
  return { zone, place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone };
}
