import { defineMessages, plural } from '@ayana/contracts/language';

/** The lines about the patient on papers. */
export const PAPER_PATIENT_MESSAGES = defineMessages('api/journeys/paper-patient', {
  patient: 'Patient',
  birth: 'Date of birth',
  age: 'Age',
  years: (count: number) => plural(count, { one: '1 year', other: `${count} years` }),
  band: (from: number, to: number) => `${from} to ${to} years`,
  sex: 'Sex',
});
