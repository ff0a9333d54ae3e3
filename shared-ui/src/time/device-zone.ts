import type { Zone } from './format';

/** The device's zone, named after its city: `Africa/Nairobi` is Nairobi. */
export function deviceZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): Zone {
  return { zone, place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone };
}
