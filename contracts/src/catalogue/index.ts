export { ACCREDITATION_BODIES, ACCREDITATIONS } from './accreditations.ts';
export type { AccreditationBody } from './accreditations.ts';
export { CITY_SLUGS, citySlug } from './cities.ts';
export type { CityName, CitySlug } from './cities.ts';
export { DEPARTMENTS } from './departments.ts';
export type { Department } from './departments.ts';
export { DRAWN_PATHS, hospitalFrontSrc, portraitSrc, readDrawnHospital, readPortrait } from './drawn.ts';
export type { DrawnHospital } from './drawn.ts';
export { BOOKING_HORIZON_DAYS, BOOKING_NOTICE_HOURS, CONSULTATION_KINDS, FREE_TIMES_DAYS } from './free-times.ts';
export type { ConsultationKind } from './free-times.ts';
export { LANGUAGE_TAGS, LANGUAGES } from './languages.ts';
export type { Language } from './languages.ts';
export {
  DOCTOR_SORTS,
  DOCTORS_LIMIT,
  FEE_STEPS,
  FREE_WITHIN_STEPS,
  HOSPITAL_SORTS,
  HOSPITAL_TYPES,
  HOSPITALS_LIMIT,
} from './lists.ts';
export type { DoctorSort, HospitalSort, HospitalType } from './lists.ts';
export { PORTRAIT_OPTIONS } from './portrait.ts';
export type { Portrait } from './portrait.ts';
