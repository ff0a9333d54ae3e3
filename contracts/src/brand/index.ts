export * from './brand.ts';
export { EMERGENCY_NUMBERS } from './emergency.ts';
export { SUPPORT_HOURS } from './support-hours.ts';
export { comingHours, supportState, type DeskHours, type SupportState } from './support-times.ts';
