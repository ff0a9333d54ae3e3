import type { Role } from '@ayana/contracts/identity';
import { ORGANISATION_ROLES } from '@ayana/contracts/organisations';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { ACCESS_VERSION } from '../../identity/index.js';
import { PartnerMemberRow } from './partner-member.entity.js';

/**
 * Takes a person out of their organisation, and with it the role of its portal.
 * @returns the new version of their access; undefined when they had another role
 */
export async function endMembership(
  em: EntityManager,
  user_id: string,
  role: Role,
  now: Date,
): Promise<number | undefined> {
  await em.nativeDelete(PartnerMemberRow, { user_id });
  const changed = await within(em)
    .updateTable('users')
    .set({ role: null, updated_at: now })
    .where('id', '=', user_id)
    .where('role', '=', role)
    .returning(ACCESS_VERSION.as('access'))
    .executeTakeFirst();
  return changed?.access;
}

/** A person whose role is given or taken by the staff no longer works for an organisation of another kind. */
export async function leaveOrganisationOfOtherRole(em: EntityManager, user_id: string, to: Role | null): Promise<void> {
  const member = await within(em)
    .selectFrom('partner_members as member')
    .innerJoin('partners as partner', 'partner.id', 'member.partner_id')
    .select('partner.kind')
    .where('member.user_id', '=', user_id)
    .executeTakeFirst();
  if (member !== undefined && ORGANISATION_ROLES[member.kind] !== to)
    await em.nativeDelete(PartnerMemberRow, { user_id });
}
