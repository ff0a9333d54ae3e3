export { builtInHospital, matchingHospitals } from './hospital';
export type { PartnerHospital } from './hospital';
export { HospitalDirectory } from './hospital-directory';
export { HospitalProfile } from './hospital-profile';
export { BuiltInRows } from './hospital-rows';
export { loadHospital, loadHospitals } from './load-hospitals';
export { DIRECTORY_MESSAGES } from './messages';
export { PartnerProfile } from './partner-profile';
