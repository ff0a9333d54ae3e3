import { defineMessages } from '@ayana/contracts/language';

/** What the choice of a doctor's free time says. */
export const messages = defineMessages('mfe-patient/doctor-times', {
  legend: 'Free times',
  clocks: (here: string, there: string): string => `Above in ${here}, below in ${there}`,
  one: (there: string): string => `In ${there}`,
  spoken: (here: string, there: string, place: string): string => `${here} your time, ${there} in ${place}`,
  loading: 'Loading free times',
  failed: 'The free times couldn’t be loaded.',
  retry: 'Try again',
  none: 'There are no free times in the coming six weeks. Please call us; we find one with the doctor.',
  more: 'Show more days',
  needed: 'Please choose a time.',
});
