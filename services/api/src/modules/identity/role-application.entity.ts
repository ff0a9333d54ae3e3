import type { AccountKind, ApplicationStatus, Role } from '@ayana/contracts/identity';
import { defineEntity, p } from '@mikro-orm/core';

export const RoleApplicationSchema = defineEntity({
  name: 'RoleApplication',
  tableName: 'role_applications',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    account_kind: p.string().$type<Exclude<AccountKind, 'patient'>>(),
    /** What a partner asks for; what they are given is the administrator's decision. */
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

/** Someone asks for a role; it waits until an administrator gives one or says no. */
export class RoleApplication extends RoleApplicationSchema.class {}
RoleApplicationSchema.setClass(RoleApplication);
