import { defineMessages } from '@ayana/contracts/language';

/** What a hospital's page of a referral says about the summary of a stay. */
export const messages = defineMessages('mfe-partner/discharge', {
  failed: 'The summaries couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. These are the last loaded ones.',
  retry: 'Try again',
  notYet: 'Once the patient is admitted, you write the discharge summary here.',
  none: 'The patient waits for the summary. Signed, it is among their papers at once.',
  write: 'Write the summary',
  correct: 'Write a correction',
  done: 'The summary is with the patient',
  form: {
    title: 'Discharge summary',
    text: 'The patient reads it at home, and shows it to the doctor there. Please read it once more before you sign: signed it is final, and a correction is a new version.',
    hints: {
      diagnosis: 'In words that the patient understands.',
      treatment_given: 'What was done, and on which day.',
      medicines: 'Each with its dose, how often, and how long. “None” if there is none.',
      warning_signs: 'When to call at once.',
      follow_up: 'Stitches, check-ups, exercises, what to avoid.',
    },
    flying: 'Fit to fly',
    choose: 'Please choose',
    from: 'First day of flying',
    needs: 'Needed on the flight',
    needsHint: 'A wheelchair, stockings, a seat at the aisle. Empty if nothing is.',
    reason: 'Why it is corrected',
    submit: 'Sign',
    busy: 'Signing',
    needed: {
      text: 'Please fill in this part.',
      flying: 'Please choose one.',
      from: 'Please enter the first day of flying.',
      reason: 'Please say why it is corrected.',
    },
  },
});
