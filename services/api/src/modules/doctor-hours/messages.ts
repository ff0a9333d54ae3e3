import { DOCTOR_HOURS_LIMITS } from '@ayana/contracts/doctor-hours';
import { defineMessages, select } from '@ayana/contracts/language';

/** Refusals around a doctor's hours. */
export const HOURS_MESSAGES = defineMessages('api/doctor-hours', {
  order: 'These hours end before they begin.',
  overlap: 'These hours overlap others of the same day.',
  no_kind: 'Choose video, phone or both.',
  kind_without_fee: (kind: 'video' | 'phone'): string =>
    select(kind, {
      video: 'You have no fee for video talks yet. Ask your hospital to add it first.',
      other: 'You have no fee for phone talks yet. Ask your hospital to add it first.',
    }),
  past: 'This day is over.',
  days_order: 'The last day is before the first.',
  too_long: `At most ${DOCTOR_HOURS_LIMITS.days} days at once.`,
  from_and_to: 'Enter both times, or none for whole days.',
  extra_times: 'Extra hours need a beginning and an end.',
  too_many: `You have ${DOCTOR_HOURS_LIMITS.exceptions} days that differ. Remove some first.`,
});
