export { readTripChoice, TRIP_DAYS, TRIP_LODGINGS, TRIP_MAX_ATTENDANTS, tripParameters } from './choice.ts';
export type { TripChoice, TripLodging, TripParameters } from './choice.ts';
export { flightFare, maxDays, roomNights, TRIP_PARTS, tripEstimate } from './estimate.ts';
export type { TripEstimate, TripFacts, TripPart, TripRow } from './estimate.ts';
export { converted, rateOf, rateOfCountry, RATES, RATES_DATE } from './rates.ts';
export type { Rate } from './rates.ts';
export { TRIP_ROOMS, TRIP_TABLES_DATE } from './tables.ts';
export type { TripRoom } from './tables.ts';
