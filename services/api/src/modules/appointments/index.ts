export { AppointmentNotices } from './appointment-notices.service.js';
export { AppointmentsModule } from './appointments.module.js';
export { BookingService, refuseCallWithoutNumber, preferenceOf } from './booking.service.js';
export type { ReservedSlot } from './booking.service.js';
