import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('case-kit/trip-times/problems', {
  day: 'Please choose a day.',
  time: 'Please enter a time.',
  endDay: 'Please choose the day of the end, too.',
  endTime: 'Please enter the time of the end, too.',
  before: 'It cannot end before it starts.',
});
