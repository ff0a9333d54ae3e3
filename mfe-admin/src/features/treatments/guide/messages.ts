import { defineMessages } from '@ayana/contracts/language';

/** The texts of a treatment's page. */
export const messages = defineMessages('mfe-admin/treatment-texts', {
  lead: 'What the public page says. A part without text is left out. After a change the page names no review until a doctor has read it and the date is entered under Details.',
  fields: {
    helps_when: 'It may help when',
    not_for: 'It may be wrong, or not yet right, when',
    risks: 'What can go wrong',
    recovery: 'How people recover',
    questions_to_ask: 'Questions to ask before saying yes',
    faq: 'Questions people ask',
  },
  lines: 'One sentence a line.',
  question: 'Question',
  answer: 'Answer',
  entry: (position: number): string => `Question ${position}`,
  add: 'Add a question',
  remove: (position: number): string => `Remove question ${position}`,
  needed: { question: 'Please enter the question.', answer: 'Please enter the answer.' },
  tooLong: (line: number): string => `Line ${line} is longer than 400 characters.`,
});
