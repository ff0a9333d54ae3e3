export { INDIAN_CITIES } from './cities.ts';
export { COUNTRIES, VIDEO_COUNTRIES, zoneOfCountry } from './countries.ts';
export type { Country } from './countries.ts';
export {
  INDIA_ZONE,
  instantAt,
  isTimeZone,
  isUtcOffset,
  nearestOffset,
  offsetMinutes,
  UTC_OFFSETS,
  utcOffsetOf,
  VIDEO_UTC_OFFSETS,
  zoneFor,
} from './zones.ts';
