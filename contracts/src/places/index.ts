export { isPhoneStart, phoneStart } from './calling-codes.ts';
export { INDIAN_CITIES } from './cities.ts';
export { COUNTRIES, VIDEO_COUNTRIES, zoneOfCountry } from './countries.ts';
export type { Country } from './countries.ts';
export { chosenZone, zoneChoices } from './zone-choices.ts';
export type { ZoneChoice } from './zone-choices.ts';
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
