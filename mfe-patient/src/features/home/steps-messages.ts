import { defineMessages } from '@ayana/contracts/language';

/** What the first page says of several journeys. */
export const messages = defineMessages('mfe-patient/home-steps', {
  title: 'Next in your other journeys',
  of: (treatment: string, number: string): string => `${treatment} · ${number}`,
  failed: 'Your other journeys couldn’t be loaded.',
});
