import { receivedPath } from '@ayana/contracts/consultations';
import { requestReference } from '@ayana/contracts/inbox';
import type { FormAnswer } from '@ayana/portal-kit';

/** The page that confirms an accepted request; null where the answer names none. */
export const receivedPage = ({ id }: FormAnswer): string | null =>
  id === undefined ? null : receivedPath(requestReference(id));
