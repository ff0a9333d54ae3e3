import { readReference, requestReference } from '../inbox/index.ts';
import { CASE_NUMBER } from '../journey/case-number.ts';
import type { FormAnswer } from './public-forms.ts';

/** The number that the sender of a form is given: of the case, else the short number of what was sent; null where nothing has one. */
export const answerNumber = ({ id, case_number }: Pick<FormAnswer, 'id' | 'case_number'>): string | null =>
  case_number ?? (id === undefined ? null : requestReference(id));

/** A number in an address, in its normal form; null for other text. Does not check whether it exists. */
export function readAnswerNumber(text: string): string | null {
  const typed = text.trim().toUpperCase();
  return CASE_NUMBER.test(typed) ? typed : readReference(text);
}
