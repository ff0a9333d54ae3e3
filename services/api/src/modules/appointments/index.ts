export { AppointmentNotices } from './appointment-notices.service.js';
export { GuestMails } from './guest-mails.js';
export { releaseHoldsOutside } from './hold-limits.js';
export { lockDoctor } from './slots.js';
export { AppointmentsModule } from './appointments.module.js';
export { BookingService, refuseCallWithoutNumber, preferenceOf } from './booking.service.js';
export type { ReservedSlot } from './booking.service.js';
export { isOwnRequest } from './own-appointments.service.js';
