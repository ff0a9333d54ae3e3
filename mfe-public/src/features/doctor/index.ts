export { doctorMeta } from './doctor-meta';
export { DoctorPage } from './doctor-page';
export { loadDoctor } from './load-doctor';
export type { DoctorRead } from './load-doctor';
export { DOCTOR_MESSAGES } from './messages';
