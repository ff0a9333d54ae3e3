import type { AccountKind, ApplicationStatus, Role } from '@ayana/contracts/identity';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RoleApplicationSchema = defineEntity({
  name: 'RoleApplication',
  tableName: 'role_applications',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    account_kind: p.string().$type<Exclude<AccountKind, 'patient'>>(),
    /** The role a partner asks for; an administrator decides which one they get. */
    wanted_role: p.string().$type<Role>().nullable(),
    organisation: p.string().nullable(),
    registration_number: p.string().nullable(),
    message: p.string().nullable(),
    status: p.string().$type<ApplicationStatus>(),
    created_at: p.datetime(),
    decided_at: p.datetime().nullable(),
    decided_by: p.uuid().nullable(),
  },
});

/** An application for a role; it is open until an administrator gives one or refuses. */
export class RoleApplication extends RoleApplicationSchema.class {}
RoleApplicationSchema.setClass(RoleApplication);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    role_applications: InferKyselyTable<typeof RoleApplicationSchema>;
  }
}
