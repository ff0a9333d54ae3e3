import type { MemberRole } from '@ayana/contracts/organisations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const OrganisationInvitationSchema = defineEntity({
  name: 'OrganisationInvitation',
  tableName: 'organisation_invitations',
  properties: {
    id: p.uuid().primary(),
    partner_id: p.uuid().nullable(),
    doctor_id: p.uuid().nullable(),
    email: p.string(),
    name: p.string(),
    role: p.string().$type<MemberRole>().nullable(),
    link_id: p.uuid(),
    token_hash: p.string(),
    invited_by: p.uuid().nullable(),
    sent_at: p.datetime(),
    sent_count: p.integer(),
    expires_at: p.datetime(),
    accepted_at: p.datetime().nullable(),
    accepted_by: p.uuid().nullable(),
    ended_at: p.datetime().nullable(),
    created_at: p.datetime(),
  },
});

/** An invitation into an organisation, or to be the account of a doctor of the catalogue. */
export class OrganisationInvitationRow extends OrganisationInvitationSchema.class {}
OrganisationInvitationSchema.setClass(OrganisationInvitationRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    organisation_invitations: InferKyselyTable<typeof OrganisationInvitationSchema>;
  }
}
