import type { DocumentKind } from '@ayana/contracts/journey';
import type { AUTOMATION_MESSAGES } from './messages.js';

/** Papers that a patient is asked for before an opinion; each has its reason in the messages. */
export type WantedKind = keyof typeof AUTOMATION_MESSAGES.wanted & DocumentKind;

const USUAL: readonly WantedKind[] = ['report', 'imaging', 'laboratory_result', 'prescription', 'passport'];
const WITHOUT_PICTURES: readonly WantedKind[] = ['report', 'laboratory_result', 'prescription', 'passport'];
const BY_PHOTO: readonly WantedKind[] = ['photo', 'prescription', 'passport'];

/** By the treatment's category; the usual ones for every other. */
const WANTED: ReadonlyMap<string, readonly WantedKind[]> = new Map([
  ['Bariatric', WITHOUT_PICTURES],
  ['Fertility', WITHOUT_PICTURES],
  ['Nephrology', WITHOUT_PICTURES],
  ['Ophthalmology', WITHOUT_PICTURES],
  ['Cosmetic', BY_PHOTO],
  ['Dental', ['photo', 'imaging', 'prescription', 'passport']],
  ['Diagnostics', ['report', 'prescription', 'passport']],
]);

export const wantedDocuments = (category: string | null): readonly WantedKind[] =>
  (category === null ? undefined : WANTED.get(category)) ?? USUAL;
