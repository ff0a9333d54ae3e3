export { AppointmentNews } from './appointment-news.service.js';
export { AppointmentsModule } from './appointments.module.js';
export { BookingService, refuseCallWithoutNumber, wishOf } from './booking.service.js';
export type { TakenSlot } from './booking.service.js';
