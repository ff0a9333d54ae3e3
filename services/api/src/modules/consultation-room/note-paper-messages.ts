import { defineMessages } from '@ayana/contracts/language';

/** The words around a doctor's note on its paper; what the doctor wrote stays as written. */
export const NOTE_PAPER_MESSAGES = defineMessages('api/consultation-note-paper', {
  title: 'Note of a consultation',
  subject: 'A doctor’s note on a talk, signed',
  version: (version: number) => `Version ${version}`,
  signed: (day: string) => `Signed on ${day}`,
  health: 'Health',
  doctor: 'Doctor',
  hospital: 'Hospital',
  talk: 'Talk',
  kinds: { video: 'By video', phone: 'By phone' },
  remote: 'The doctor and the patient talked from a distance, without an examination in person.',
});
