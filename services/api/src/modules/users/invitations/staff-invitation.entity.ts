import type { StaffInvitationRole } from '@ayana/contracts/identity';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const StaffInvitationSchema = defineEntity({
  name: 'StaffInvitation',
  tableName: 'staff_invitations',
  properties: {
    id: p.uuid().primary(),
    email: p.string(),
    name: p.string(),
    role: p.string().$type<StaffInvitationRole>(),
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

/** An invitation to work for us. */
export class StaffInvitationRow extends StaffInvitationSchema.class {}
StaffInvitationSchema.setClass(StaffInvitationRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    staff_invitations: InferKyselyTable<typeof StaffInvitationSchema>;
  }
}
