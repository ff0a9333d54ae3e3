export type { HospitalsPage, ListedHospital } from './hospital';
export { HospitalCard } from './hospital-card';
export { chosenOfHospitals, HOSPITAL_SORT_OPTIONS, HospitalFilters } from './hospital-filters';
export { hospitalSort, loadHospitalsPage } from './load-hospitals-page';
export { HOSPITALS_MESSAGES } from './messages';
export { HospitalsPage as HospitalsListPage } from './hospitals-page';
