import { defineMessages, plural } from '@ayana/contracts/language';

/** Refusals around appointments. */
export const APPOINTMENT_MESSAGES = defineMessages('api/appointments', {
  slot_taken: 'This time is no longer free. Please choose another one. We keep everything you typed.',
  too_many_holds: (minutes: number): string =>
    `Several times are already reserved from your network. Send your request without a fixed time, or try again in ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}.`,
  over: 'This appointment is over, so its link no longer works.',
  started: 'This appointment has started, so you can no longer change it here. Please reply to our email.',
  cancelled: 'This appointment was cancelled. Please book another time.',
  link_for_video: 'This talk is by phone, so it needs no link.',
  link_cancelled: 'This appointment was cancelled, so it needs no link.',
  link_over: 'This appointment is over, so its link can no longer be changed.',
  link_moved: 'This appointment was moved to another time. Please look at the list again.',
  same_doctor: 'Please choose a time with the same doctor, and by video or phone as before.',
});

/** What a patient reads when their appointment changes. */
export const APPOINTMENT_NEWS = defineMessages('api/appointments/news', {
  booked: 'Your consultation is booked',
  moved: 'Your consultation has a new time',
  cancelled: 'Your consultation is cancelled',
  link_set: 'The link for your video consultation is here',
  who_when: (doctor: string, when: string) => `${doctor}, ${when}`,
});
