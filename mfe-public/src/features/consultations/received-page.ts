import { receivedPath } from '@ayana/contracts/consultations';
import { requestReference } from '@ayana/contracts/inbox';
import type { FormAnswer } from '@ayana/portal-kit';

/** The confirmation page of an accepted request; null without an id. */
export const receivedPage = ({ id }: FormAnswer): string | null =>
  id === undefined ? null : receivedPath(requestReference(id));
