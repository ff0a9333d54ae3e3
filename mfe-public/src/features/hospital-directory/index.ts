export type { Hospital } from './hospital';
export { hospitalMeta } from './hospital-meta';
export { HospitalPage } from './hospital-page';
export { loadHospital } from './load-hospital';
export { DIRECTORY_MESSAGES } from './messages';
