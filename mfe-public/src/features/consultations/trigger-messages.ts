import { defineMessages } from '@ayana/contracts/language';

/** Labels of the buttons that open the dialogs: in the first view; other texts load with the dialogs. */
export const TRIGGER_MESSAGES = defineMessages('mfe-public/consultations/trigger', {
  start: 'Start Your Journey',
  book_video: 'Book a video consultation',
});
