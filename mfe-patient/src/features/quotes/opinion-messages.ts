import { defineMessages } from '@ayana/contracts/language';

/** What the card with the doctor’s opinion says. */
export const messages = defineMessages('mfe-patient/quotes/opinion', {
  title: 'Medical opinion',
  signed: (name: string, day: string): string => `Signed by ${name}, ${day}`,
  version: (version: number): string => `Version ${version}: it replaces the earlier one.`,
  changed: (fields: string): string => `What changed: ${fields}.`,
  fields: {
    summary: 'What the doctor says',
    recommended_treatment: 'Recommended',
    alternatives: 'Other ways',
    fit_to_travel: 'Travel',
    days_in_hospital: 'In hospital',
    days_in_india: 'In India',
    risks: 'Risks',
  },
  reason: 'Why there is another opinion',
  alternatives: 'Other ways',
  risks: 'Risks',
  earlier: 'Earlier versions',
  save: 'Save as PDF',
  saving: 'Saving…',
  saveFailed: 'The PDF couldn’t be made. Please try again.',
  file: (version: number): string => `medical-opinion-v${version}.pdf`,
});
