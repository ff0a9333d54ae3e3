import type { Kysely } from 'kysely';
import { notAllowed } from '../../../platform/app-error.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';

/**
 * Whether a user may write where the rest of their organisation may. Who belongs to none (a patient, the staff, a doctor) may: other rules
 * decide there.
 */
export async function mayWrite(database: Kysely<Tables>, { id }: Pick<CurrentUser, 'id'>): Promise<boolean> {
  const member = await database
    .selectFrom('partner_members')
    .select('role')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return member?.role !== 'read_only';
}

/**
 * Of the acts an answer offers, those its reader may do: none for a member who may only read. Every answer with `steps` or the like goes
 * through it.
 */
export async function offersTo(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id'>,
): Promise<<Act>(acts: readonly Act[]) => Act[]> {
  const may = await mayWrite(database, user);
  return (acts) => (may ? [...acts] : []);
}

/**
 * Every write of a partner begins with it.
 * @throws AppError `not_allowed` for a member who may only read
 */
export async function refuseReaders(em: EntityManager, user: CurrentUser): Promise<void> {
  if (!(await mayWrite(within(em), user))) throw notAllowed();
}
