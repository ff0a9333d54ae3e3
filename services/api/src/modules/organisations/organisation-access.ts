import { mayEnter } from '@ayana/contracts/identity';
import { memberMay, type MemberRole, type Need, type OrganisationKind } from '@ayana/contracts/organisations';
import type { Kysely } from 'kysely';
import { notAllowed, notFound } from '../../platform/app-error.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';

export interface OwnOrganisation {
  id: string;
  company_name: string;
  kind: OrganisationKind;
  /** Null for the staff. */
  own_role: MemberRole | null;
}

export const isStaff = ({ role }: CurrentUser): boolean => mayEnter('organisations', role);

/**
 * The organisation, if it is the caller's or the caller is of the staff, who may do all that an owner may.
 * @throws AppError `not_found` for another one as for none; `not_allowed` for a member who may not do it
 */
export async function organisationFor(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
  need: Need,
): Promise<OwnOrganisation> {
  const found = await database
    .selectFrom('partners as partner')
    .leftJoin('partner_members as member', (join) =>
      join.onRef('member.partner_id', '=', 'partner.id').on('member.user_id', '=', user.id),
    )
    .select(['partner.id', 'partner.company_name', 'partner.kind', 'member.role as own_role'])
    .where('partner.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  if (isStaff(user)) return { ...found, own_role: null };
  const { own_role } = found;
  if (own_role === null) throw notFound();
  if (!memberMay(own_role, need)) throw notAllowed();
  return { ...found, own_role };
}
