import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/own-journey', {
  label: 'Your journeys',
  option: (treatment: string, day: string) => `${treatment}, since ${day}`,
  unnamed: (day: string) => `Journey since ${day}`,
});
