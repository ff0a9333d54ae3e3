export { PROCEDURE_GROUPS, PROCEDURE_UNDECIDED, SPECIALIZATIONS } from './options.ts';
export {
  CONSULTATION_MINUTES,
  CONSULTATION_TYPES,
  consultationMinutes,
  slotInstant,
  TIME_SLOTS,
  VIDEO_CONSULTATION_TYPES,
  VIDEO_REASON_DEFAULT,
} from './slots.ts';
export type { ConsultationType, TimeSlot, VideoConsultationType } from './slots.ts';
export { CONSULTATION_TOASTS, MISSING_INFORMATION, RESPONSE_HOURS } from './messages.ts';
