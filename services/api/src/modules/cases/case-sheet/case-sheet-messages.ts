import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The words of a case sheet. */
export const CASE_SHEET_MESSAGES = defineMessages('api/journeys/case-sheet', {
  title: (number: string) => `Case ${number}`,
  subject: 'Case sheet',
  lead: (day: string) => `As of ${day}. Confidential: for those who look after this patient.`,
  file: (number: string) => `case-${number}.pdf`,
  treatment: 'Treatment',
  stage: 'Stage',
  language: 'Language',
  needs: 'Special needs',
  health: 'Health',
  as_of: (day: string) => `As the patient said on ${day}.`,
  not_said: 'The patient has not answered the questions about their health yet.',
  dates: 'Dates',
  preferred: 'Preferred dates',
  range: (from: string, to: string) => `${from} to ${to}`,
  admission: 'Admission',
  due: (work: string) => `${work}, due`,
  contacts: 'Contacts',
  patient: 'Patient',
  emergency: 'In an emergency',
  manager: 'Case manager',
  team: `${BRAND.name}, at any hour`,
  next: 'Next steps',
  nothing: 'Nothing is due.',
  step: (title: string, day: string) => `${title} (due ${day})`,
  more: (count: number) => `And ${count} more.`,
});
