import { receivedPath } from '@ayana/contracts/consultations';
import { answerNumber } from '@ayana/contracts/forms';
import type { FormAnswer } from '@ayana/portal-kit';

/** The confirmation page of an accepted request; null without an id. */
export function receivedPage(answer: FormAnswer): string | null {
  const number = answerNumber(answer);
  return number === null ? null : receivedPath(number);
}
