export * from './brand.ts';
export { SUPPORT_HOURS } from './support-hours.ts';
