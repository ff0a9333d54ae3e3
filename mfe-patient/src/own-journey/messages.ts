import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/own-journey', {
  label: 'Your journeys',
  write: 'Write',
  ask: 'Write to your case manager',
  unnamed: 'Your journey',
  since: (day: string) => `since ${day}`,
});
