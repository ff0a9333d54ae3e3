import { defineMessages } from '@ayana/contracts/language';

/** The times of a part of a trip. */
export const messages = defineMessages('case-kit/trip-times', {
  day: 'Day',
  time: 'Time',
  zone: 'Clock of the start',
  endDay: 'Ends on',
  endTime: 'Ends at',
  endZone: 'Clock of the end',
  sameZone: 'The same clock',
});
