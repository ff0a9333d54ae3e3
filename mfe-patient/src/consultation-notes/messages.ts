import { defineMessages } from '@ayana/contracts/language';

/** What a doctor's note on a talk says around its texts. */
export const messages = defineMessages('mfe-patient/consultation-notes', {
  title: 'Notes of your consultations',
  failed: 'The notes of your consultations couldn’t be loaded.',
  signedBy: (name: string, when: string): string => `Signed by ${name}, ${when}`,
  signedVersion: (name: string, when: string, version: number): string =>
    `Signed by ${name}, ${when}. Version ${version}`,
  save: 'Save as PDF',
  saving: 'Making the file',
  file: (version: number): string => `consultation-note-${version}.pdf`,
});
