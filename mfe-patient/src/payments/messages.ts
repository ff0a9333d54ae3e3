import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/payments', {
  title: 'What you pay before the bill',
  lead: (hospital: string): string =>
    `As ${hospital} named it in the quote that you accepted. It is not paid on this site: your case manager marks here what was received.`,
  leadPlain: 'It is not paid on this site: your case manager marks here what was received.',
  paid: 'I have paid it',
  paidOf: (what: string): string => `I have paid it: ${what}`,
  saving: 'Saving',
  thanks: 'Thank you. Your case manager looks whether it has arrived.',
  failed: 'What you pay couldn’t be loaded.',
});
