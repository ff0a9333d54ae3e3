import { COUNTRIES, isTimeZone, nearestOffset, zoneFor, zoneOfCountry } from '@ayana/contracts/places';

import { deviceZone } from '../../../time/device-zone';
import { zonePlace } from '../../../time/zone-place';

/** Old names that some browsers still use for renamed zones. */
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
};

/** The device's IANA zone by its current name, or null where unknown. Browser only: the server's zone is not the visitor's. */
export function namedDeviceZone(): string | null {
  const own = deviceZone();
  const zone = RENAMED[own] ?? own;
  return isTimeZone(zone) && zone.includes('/') ? zone : null;
}

export interface ZoneChoice {
  /** `UTC+05:30` as chosen, or empty. */
  timezone: string;
  country: string;
  device: string | null;
  offered: readonly string[];
  /** Instants at which the zone may have the chosen offset: now, and the preferred day (summer time lies between). */
  at: readonly Date[];
}

/**
 * The IANA zone behind a chosen offset: the device's, else the country's, when the offset fits it; null when neither does.
 * Kathmandu (+05:45) is offered as UTC+06:00, New York is UTC-05:00 or -04:00 by the season: only the zone's name is exact.
 */
export function ianaZoneBehind({ timezone, country, device, offered, at }: ZoneChoice): string | null {
  const candidates = [device, zoneOfCountry(country)].filter((zone) => zone !== null);
  if (timezone === '') return candidates[0] ?? null;
  const fits = (zone: string): boolean => at.some((instant) => nearestOffset(zone, instant, offered) === timezone);
  return candidates.find(fits) ?? null;
}

/** The zone the visitor's wall-clock times are in: the name where it is known, else the bare offset, else null. */
export function visitorZone(choice: ZoneChoice): string | null {
  return zoneFor({ time_zone: ianaZoneBehind(choice), timezone: choice.timezone });
}

/** A zone as people say it: `Africa/Nairobi` is Nairobi, `+03:00` is UTC+03:00. */
export function zoneLabel(zone: string): string {
  if (!zone.includes('/')) return `UTC${zone}`;
  return zonePlace(zone);
}

/**
 * Time zone and country derived from a device's zone.
 * @returns the offered offset next to the zone's, and the country whose main zone it is; unknown ones are left out
 */
export function placeOfDevice(
  device: string,
  now: Date,
  offered: readonly string[],
): { timezone?: string; country?: string } {
  const timezone = nearestOffset(device, now, offered);
  const country = COUNTRIES.find(({ time_zone }) => time_zone === device)?.name;
  return { ...(timezone === null ? {} : { timezone }), ...(country === undefined ? {} : { country }) };
}
