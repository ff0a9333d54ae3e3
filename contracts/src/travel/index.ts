export { daysAfter, monthsAfter } from './days.ts';
export { estimatedFlightHours, FLIGHT_ORIGINS, kilometresBetween } from './flights.ts';
export type { FlightOrigin, Place } from './flights.ts';
export { needsYellowFeverCertificate, YELLOW_FEVER_DAYS, YELLOW_FEVER_SOURCE } from './health.ts';
export { CURRENCY_DECLARATION } from './money.ts';
export { E_MEDICAL_VISA, VISA_SOURCE, visaWay } from './visa.ts';
export type { VisaWay } from './visa.ts';
