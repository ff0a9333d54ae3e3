import { defineMessages } from '@ayana/contracts/language';

/** What hospitals and staff read of a patient's questions about a quote. */
export const messages = defineMessages('case-kit/quote/questions', {
  label: 'Questions of the patient',
  about: (line: string): string => `About ${line}`,
  whole: 'About the quote',
  earlier: (about: string, version: number): string => `${about}, in version ${version}`,
  answered: (name: string): string => `Answered by ${name}`,
  team: 'the team',
  waits: 'Not answered yet',
  answer: 'Answer',
  hint: 'The patient reads it at the line.',
  submit: 'Send answer',
  busy: 'Sending',
  needed: 'Please write the answer.',
});
