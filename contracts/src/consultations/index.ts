export {
  APPOINTMENT_PAGE,
  APPOINTMENT_PARAMETER,
  APPOINTMENT_PATH,
  CONSULTATION_TYPE_OF,
  HOLD_MINUTES,
  HOLD_MAX_MINUTES,
  HOLDS_PER_ADDRESS,
  HOLDS_PER_VISITOR,
  MISSING_PHONE,
  wallClock,
  type AppointmentDoctor,
  type Appointment,
  BOOKED_STATUSES,
  type BookedStatus,
} from './appointments.ts';
export { type CalendarEntry, calendarHref } from './calendar-file.ts';
export { FEE_PAYMENT } from './payment.ts';
export { RECEIVED_PATH, receivedPath, SENT_FRAGMENT } from './received.ts';
export { PROCEDURE_UNDECIDED, SPECIALIZATIONS } from './options.ts';
export {
  CONSULTATION_MINUTES,
  CONSULTATION_TYPES,
  consultationMinutes,
  hasPassed,
  slotInstant,
  TIME_SLOTS,
  VIDEO_CONSULTATION_TYPES,
  VIDEO_REASON_DEFAULT,
  type ConsultationType,
  type TimeSlot,
  type VideoConsultationType,
} from './slots.ts';
export {
  CONSULTATION_TOASTS,
  MISSING_INFORMATION,
  PASSED_TIME,
  REQUEST_STATUS_MESSAGES,
  RESPONSE_HOURS,
} from './messages.ts';
export type * from './own-booking-answers.ts';
export type * from './booked-list-answers.ts';
export type * from './own-appointments-answers.ts';
