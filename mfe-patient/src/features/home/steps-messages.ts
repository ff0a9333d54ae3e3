import { defineMessages } from '@ayana/contracts/language';

/** What the first page says of several journeys. */
export const messages = defineMessages('mfe-patient/home-steps', {
  title: 'Next in your other journeys',
  of: (treatment: string | null, number: string): string => (treatment === null ? number : `${treatment} · ${number}`),
  failed: 'Your other journeys couldn’t be loaded.',
});
