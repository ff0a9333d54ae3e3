/** Times with a doctor: held while a form is filled in, booked, moved, cancelled, and the staff’s list of them. */
export { AppointmentNotices } from './appointment-notices.service.js';
export { GuestMails } from './guest-mails.js';
export { releaseHoldsOutside } from './hold-limits.js';
export { lockDoctor } from './slots.js';
export { AppointmentsModule } from './appointments.module.js';
export { BookingService, refuseCallWithoutNumber, preferenceOf } from './booking.service.js';
export type { ReservedSlot } from './booking.service.js';
export { isOwnRequest } from './own-appointments.service.js';
