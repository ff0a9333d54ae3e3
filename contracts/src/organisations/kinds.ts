import type { Role } from '../identity/index.ts';
import { defineMessages } from '../language/index.ts';
import { PARTNER_KIND_NAMES, PARTNER_KINDS } from '../partnerships/index.ts';

/** What an organisation does. `other` has no portal of its own yet. */
export const ORGANISATION_KINDS = [...PARTNER_KINDS, 'other'] as const;
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

const OTHER = defineMessages('contracts/organisations/kind-names', { other: 'Other' });

/** The name of a kind in the reader's language. */
export const organisationKindName = (kind: OrganisationKind): string =>
  kind === 'other' ? OTHER.other : PARTNER_KIND_NAMES[kind];

/** The role a person of an organisation signs in with. */
export const ORGANISATION_ROLES: Readonly<Record<OrganisationKind, Role>> = {
  hospital: 'partner/hospital',
  travel_visa: 'partner/travel_visa',
  logistics: 'partner/logistics',
  lodging: 'partner/lodging',
  laboratory: 'laboratory_partner',
  pharmacy: 'pharmacy_partner',
  other: 'partner',
};

/** What a person may do within their organisation: everything; its work; read it. */
export const MEMBER_ROLES = ['owner', 'member', 'read_only'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_ROLE_NAMES: Record<MemberRole, string> = defineMessages(
  'contracts/organisations/member-role-names',
  {
    owner: 'Owner',
    member: 'Member',
    read_only: 'Read only',
  },
);
const MEMBER_ROLE_TEXTS: Record<MemberRole, string> = defineMessages('contracts/organisations/member-role-texts', {
  owner: 'Everything, also people and profile.',
  member: 'Does the work, and keeps the profile.',
  read_only: 'Sees everything and changes nothing.',
});
/** The roles to choose from, with what each may do. */
export const MEMBER_ROLE_CHOICES: readonly { role: MemberRole; name: string; may: string }[] = MEMBER_ROLES.map(
  (role) => ({ role, name: MEMBER_ROLE_NAMES[role], may: MEMBER_ROLE_TEXTS[role] }),
);

/** Who is invited, and to what. */
export interface Invited {
  name: string;
  email: string;
  role: MemberRole;
}
