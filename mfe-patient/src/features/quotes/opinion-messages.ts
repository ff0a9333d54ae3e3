import { defineMessages } from '@ayana/contracts/language';

/** What the card with the doctor’s opinion says. */
export const messages = defineMessages('mfe-patient/quotes/opinion', {
  title: 'Medical opinion',
  signed: (name: string, day: string): string => `Signed by ${name}, ${day}`,
  version: (version: number): string => `Version ${version}: it replaces the earlier one.`,
  treatment: 'Recommended',
  fit: 'Travel',
  hospital: 'In hospital',
  india: 'In India',
  alternatives: 'Other ways',
  risks: 'Risks',
  earlier: 'Earlier versions',
});
