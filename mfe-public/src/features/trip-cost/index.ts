export { loadTrip } from './load-trip';
export type { TripRead } from './load-trip';
export { TRIP_MESSAGES } from './messages';
export { TripPage } from './trip-page';
