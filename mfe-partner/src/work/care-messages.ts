import { defineMessages } from '@ayana/contracts/language';

/** Results and medicines that work shows of its patient. */
export const messages = defineMessages('mfe-partner/care', {
  results: 'Released results',
  medicines: 'Prescribed medicines',
  released: (day: string): string => `released ${day}`,
  prescribed: (day: string): string => `prescribed ${day}`,
});
