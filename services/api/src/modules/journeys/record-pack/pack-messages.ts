import { defineMessages } from '@ayana/contracts/language';

/** Words of the record pack. It is in English: hospitals and doctors of every country read it. */
export const PACK_TEXTS = defineMessages('api/record-pack', {
  title: 'Medical record',
  subject: 'The papers of a journey, checked by Ayana',
  patient: 'Patient',
  born: (day: string) => `Born ${day}`,
  treatment: 'Treatment',
  no_treatment: 'Not named yet',
  made: (day: string) => `Made on ${day}`,
  confidential: 'Confidential. For the patient and those who treat them.',
  stages: 'The journey',
  done_on: (day: string) => `Completed on ${day}`,
  waiting: 'Under way',
  later: 'Later',
  opinion: 'Medical opinion',
  signed: (name: string, day: string) => `Signed by ${name} on ${day}`,
  alternatives: (text: string) => `Alternatives: ${text}`,
  risks: (text: string) => `Risks: ${text}`,
  papers: 'Papers',
  no_papers: 'No paper has been checked yet.',
  inside: (pages: number, first: number) => `${pages} pages, from page ${first} of this file`,
  one_page: (first: number) => `Page ${first} of this file`,
  apart: 'Not in this file. It is on the documents page of the patient.',
  unknown_letters: 'Letters that this file cannot show are written as “?”.',
});
