export { AppointmentPage } from './appointment-page';
export { BookDoctor } from './book-doctor';
export type { BookDoctorProps } from './book-doctor';
export type { BookableDoctor } from './doctor';
