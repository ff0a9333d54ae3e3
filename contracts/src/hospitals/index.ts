export { BUILT_IN_HOSPITALS, HOME_HOSPITAL_COUNT } from './built-in-hospitals.ts';
export type { BuiltInHospital } from './built-in-hospitals.ts';
