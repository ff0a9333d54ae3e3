import { type AccessEntry, mayEnter } from '@ayana/contracts/identity';
import { AppError, notAllowed } from '../../app-error.js';
import { PROBLEM_MESSAGES } from '../problems/messages.js';
import type { CurrentUser } from './access.js';

/**
 * For a public route of which only some may see more.
 * @throws AppError `not_signed_in`, `not_allowed`
 */
export function refuseUnless(entry: AccessEntry, caller: CurrentUser | null): asserts caller is CurrentUser {
  if (caller === null) throw new AppError('not_signed_in', PROBLEM_MESSAGES.not_signed_in);
  if (!mayEnter(entry, caller.role)) throw notAllowed();
}
