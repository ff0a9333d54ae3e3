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
  unknown: 'The new time is not known yet. It appears here.',
  open: 'Time open',
  settled: (state: string, time: string): string => `${state} at ${time}`,
  call: (phone: string): string => `Call ${phone}`,
  missed: 'We know that you could not make it. Your case manager arranges what comes now.',
});
