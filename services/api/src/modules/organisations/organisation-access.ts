import { mayEnter } from '@ayana/contracts/identity';
import type { MemberRole, OrganisationKind } from '@ayana/contracts/organisations';
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

/** What the caller needs to be: anyone of it, one who may write, or an owner. The staff are all of these. */
export type Need = 'read' | 'write' | 'own';

export const isStaff = ({ role }: CurrentUser): boolean => mayEnter('organisations', role);

/**
 * The organisation, if it is the caller's or the caller is of the staff.
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
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  if (isStaff(user)) return { ...found, own_role: null };
  const { own_role } = found;
  if (own_role === null) throw notFound();
  if (need !== 'read' && own_role === 'read_only') throw notAllowed();
  if (need === 'own' && own_role !== 'owner') throw notAllowed();
  return { ...found, own_role };
}
