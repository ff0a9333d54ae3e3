import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const MemberAbsenceSchema = defineEntity({
  name: 'MemberAbsence',
  tableName: 'member_absences',
  properties: {
    user_id: p.uuid().primary(),
    partner_id: p.uuid().nullable(),
    deputy_id: p.uuid(),
    from_at: p.datetime().nullable(),
    until_at: p.datetime(),
    begun_at: p.datetime().nullable(),
    set_by: p.uuid().nullable(),
    created_at: p.datetime(),
  },
});

/** A member of an organisation is away, and a colleague covers; without an organisation one of the staff. */
export class MemberAbsenceRow extends MemberAbsenceSchema.class {}
MemberAbsenceSchema.setClass(MemberAbsenceRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    member_absences: InferKyselyTable<typeof MemberAbsenceSchema>;
  }
}
