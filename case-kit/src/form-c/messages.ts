import { defineMessages } from '@ayana/contracts/language';

/** The Form C of each place where a foreigner stays. Its times are on the clock of India. */
export const messages = defineMessages('case-kit/form-c', {
  title: 'Form C (registration with the FRRO)',
  failed: 'The Form C couldn’t be loaded.',
  stale: 'This is how it was before the connection was lost.',
  retry: 'Try again',
  none: 'Nothing to file yet: the patient has not arrived.',
  notNeeded: 'Not needed: the patient is a citizen of India.',
  since: (place: string, moment: string): string => `${place}, there since ${moment}`,
  due: (moment: string): string => `To be filed until ${moment}`,
  late: (moment: string): string => `Late since ${moment}: file it now`,
  filed: (number: string, day: string): string => `Filed on ${day}, number ${number}`,
  fromBefore: 'Not recorded: its time was over before Ayana kept these numbers. You may enter it.',
  unowned: 'Nobody at this place has it as work: ask them for the number.',
  by: (name: string, moment: string): string => `Entered by ${name}, ${moment}`,
  someone: 'a former colleague',
  enter: 'Enter the Form C',
  correct: 'Correct it',
  nameOf: (act: string, place: string): string => `${act}: ${place}`,
  form: {
    title: 'Form C of this patient',
    text: 'File it on the site of the FRRO first (indianfrro.gov.in). Then enter what it gave you: your name and the time are kept with it.',
    number: 'Number of the Form C',
    day: 'Filed on',
    submit: 'Save',
    busy: 'Saving',
    done: 'The Form C is entered',
    needNumber: 'Please enter the number that the FRRO gave.',
    needDay: 'Please choose the day on which it was filed.',
  },
});
