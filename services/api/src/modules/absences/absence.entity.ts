import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const MemberAbsenceSchema = defineEntity({
  name: 'MemberAbsence',
  tableName: 'member_absences',
  properties: {
    user_id: p.uuid().primary(),
    partner_id: p.uuid(),
    deputy_id: p.uuid(),
    until_at: p.datetime(),
    set_by: p.uuid().nullable(),
    created_at: p.datetime(),
  },
});

/** A member of an organisation is away, and a colleague covers. */
export class MemberAbsenceRow extends MemberAbsenceSchema.class {}
MemberAbsenceSchema.setClass(MemberAbsenceRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    member_absences: InferKyselyTable<typeof MemberAbsenceSchema>;
  }
}
