import { defineMessages } from '@ayana/contracts/language';

/** What a doctor's note on a talk says around its texts. */
export const messages = defineMessages('mfe-patient/consultation-notes', {
  title: 'Notes of your consultations',
  failed: 'The notes of your consultations couldn’t be loaded.',
  reason: 'Reason for the talk',
  findings: 'Findings',
  advice: 'Advice',
  next_steps: 'Next steps',
  signedBy: (name: string, when: string): string => `Signed by ${name}, ${when}`,
  version: (version: number): string => `Version ${version}`,
});
