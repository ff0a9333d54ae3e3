import { notAllowed } from '../../../platform/app-error.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';

/**
 * Every write of a partner begins with it. Who belongs to no organisation (a patient, the staff, a doctor) passes: other rules decide there.
 * @throws AppError `not_allowed` for a member who may only read
 */
export async function refuseReaders(em: EntityManager, user: CurrentUser): Promise<void> {
  const member = await within(em)
    .selectFrom('partner_members')
    .select('role')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (member?.role === 'read_only') throw notAllowed();
}
