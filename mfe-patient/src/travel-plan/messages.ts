import { defineMessages } from '@ayana/contracts/language';

/** What a travel plan says, wherever it is shown. */
export const messages = defineMessages('mfe-patient/travel-plan', {
  plan: 'Day by day',
  yours: (time: string): string => `${time} your time`,
  until: (moment: string): string => `until ${moment}`,
  fromTo: (from: string, to: string): string => `${from} → ${to}`,
  reference: (reference: string): string => `Booking number ${reference}`,
  driver: 'Show this to the driver',
  next: 'Next',
  missed: 'We know that you could not make it. Your case manager arranges what comes now.',
});
