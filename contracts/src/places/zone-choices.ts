import { formatLocale } from '../language/locales.ts';

/** The zones that people choose from: where patients come from, India, and where their relatives often live, from west to east. */
const ZONES = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'Africa/Accra',
  'Europe/London',
  'Africa/Algiers',
  'Africa/Lagos',
  'Europe/Berlin',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Africa/Khartoum',
  'Africa/Addis_Ababa',
  'Africa/Nairobi',
  'Asia/Baghdad',
  'Asia/Riyadh',
  'Europe/Moscow',
  'Asia/Dubai',
  'Indian/Mauritius',
  'Asia/Kabul',
  'Asia/Karachi',
  'Asia/Tashkent',
  'Indian/Maldives',
  'Asia/Colombo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Yangon',
  'Asia/Jakarta',
  'Asia/Singapore',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

export interface ZoneChoice {
  /** IANA name. */
  zone: string;
  /** `Nairobi, East Africa Time`. */
  name: string;
}

/**
 * Some thirty zones by plain names, and these besides: the device's, and one that was chosen earlier.
 * @param language of the zones' names, BCP 47; by default the page's
 */
export function zoneChoices(besides: readonly string[], language = formatLocale()): ZoneChoice[] {
  const canonical = new Set<string>(ZONES.map(canonicalZone));
  const others = [...new Set(besides)].filter((zone) => !canonical.has(canonicalZone(zone)));
  return [...others, ...ZONES].map((zone) => ({ zone, name: nameOf(zone, language) }));
}

/** The choice for a zone, which browsers may know by an older name: `Asia/Calcutta` is `Asia/Kolkata`. */
export const chosenZone = (zone: string): string =>
  ZONES.find((each) => canonicalZone(each) === canonicalZone(zone)) ?? zone;

function canonicalZone(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

function nameOf(zone: string, language: string): string {
  if (zone === 'UTC') return zone;
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || name === place ? place : `${place}, ${name}`;
}
