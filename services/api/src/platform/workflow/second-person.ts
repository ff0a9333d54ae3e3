import { type InvolvedUsers, mayApprove } from '@ayana/contracts/workflow';
import { AppError } from '../app-error.js';
import type { CurrentUser } from '../http/access/access.js';
import { SECOND_PERSON_MESSAGES } from './messages.js';

/**
 * Every approval by a second person asks this, in the transaction that decides. The triggers of migration 0015 ask it again.
 * @param involved who asked for it, wrote, changed or entered it, and who it is for
 * @throws AppError `not_allowed`
 */
export function refuseOwnApproval(
  { id }: Pick<CurrentUser, 'id'>,
  involved: InvolvedUsers,
  detail: string = SECOND_PERSON_MESSAGES.own,
): void {
  if (!mayApprove(id, involved)) throw new AppError('not_allowed', detail);
}
