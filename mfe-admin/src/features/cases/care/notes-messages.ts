import { defineMessages } from '@ayana/contracts/language';

/** Notes of a case's consultations, for the staff. */
export const messages = defineMessages('mfe-admin/cases/consultation-notes', {
  title: 'Notes of consultations',
  empty: 'No doctor has signed a note of a talk yet.',
  failed: 'This part couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  signed: (doctor: string, talk: string, signed: string): string => `${doctor}, talk of ${talk}, signed ${signed}`,
  version: (text: string, version: number): string => `${text}, version ${version}`,
  save: 'Save as PDF',
  saving: 'Making the file',
  file: (version: number): string => `consultation-note-${version}.pdf`,
});
