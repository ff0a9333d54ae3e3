export { specialityMeta } from './care-meta';
export { loadPeople } from './load-people';
export type { CarePeople } from './load-people';
export { loadProcedures } from './load-procedures';
export { CARE_DRAWING, CARE_MESSAGES } from './messages';
export type { Procedure } from './procedure';
export type { Speciality } from './speciality';
export { SpecialityPage } from './speciality-page';
