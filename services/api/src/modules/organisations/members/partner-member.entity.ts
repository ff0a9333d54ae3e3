import type { MemberRole } from '@ayana/contracts/organisations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PartnerMemberSchema = defineEntity({
  name: 'PartnerMember',
  tableName: 'partner_members',
  properties: {
    user_id: p.uuid().primary(),
    partner_id: p.uuid(),
    created_at: p.datetime(),
    role: p.string().$type<MemberRole>(),
  },
});

/** A person of an organisation. Nobody is of two. */
export class PartnerMemberRow extends PartnerMemberSchema.class {}
PartnerMemberSchema.setClass(PartnerMemberRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    partner_members: InferKyselyTable<typeof PartnerMemberSchema>;
  }
}
