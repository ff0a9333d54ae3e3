import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const JourneyInvitationSchema = defineEntity({
  name: 'JourneyInvitation',
  tableName: 'journey_invitations',
  properties: {
    id: p.uuid().primary(),
    inbox_item_id: p.uuid(),
    email: p.string(),
    treatment_id: p.uuid(),
    invited_by: p.uuid(),
    sent_at: p.datetime(),
    sent_count: p.integer(),
    expires_at: p.datetime(),
    accepted_at: p.datetime().nullable(),
    journey_id: p.uuid().nullable(),
    created_at: p.datetime(),
  },
});

/** A sender of the inbox without an account, whose request becomes a journey once the address is confirmed. */
export class JourneyInvitationRow extends JourneyInvitationSchema.class {}
JourneyInvitationSchema.setClass(JourneyInvitationRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    journey_invitations: InferKyselyTable<typeof JourneyInvitationSchema>;
  }
}
