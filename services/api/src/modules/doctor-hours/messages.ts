import { DOCTOR_HOURS_LIMITS } from '@ayana/contracts/doctor-hours';
import { defineMessages, select } from '@ayana/contracts/language';

/** Refusals around a doctor's hours. */
export const HOURS_MESSAGES = defineMessages('api/doctor-hours', {
  order: 'These hours end before they begin.',
  overlap: (from: string, until: string): string => `These hours overlap ${from} to ${until} of the same day.`,
  no_kind: 'Choose video, phone or both.',
  kind_without_fee: (kind: 'video' | 'phone'): string =>
    select(kind, {
      video: 'There is no fee for video talks yet. The hospital adds it first.',
      other: 'There is no fee for phone talks yet. The hospital adds it first.',
    }),
  past: 'This day is over.',
  days_order: 'The last day is before the first.',
  too_long: `At most ${DOCTOR_HOURS_LIMITS.days} days at once.`,
  from_and_to: 'Enter both times, or none for whole days.',
  extra_times: 'Extra hours need a beginning and an end.',
  notice: {
    title: 'Your hours were changed',
    message: (name: string): string => `${name} of your hospital changed when you can be booked. Please look at it.`,
  },
  too_many: `There are ${DOCTOR_HOURS_LIMITS.exceptions} days that differ. Remove some first.`,
});
