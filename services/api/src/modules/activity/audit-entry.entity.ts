import type { ActivityAction, ActivityType } from '@ayana/contracts/activity';
import type { Role } from '@ayana/contracts/identity';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary(),
    type: p.string().$type<ActivityType>(),
    action: p.string().$type<ActivityAction>(),
    actor_id: p.uuid().nullable(),
    /** The role the actor had at that time. */
    actor_role: p.string().$type<Role>().nullable(),
    subject_id: p.uuid().nullable(),
    details: p.json<Record<string, unknown>>(),
    request_id: p.string().nullable(),
    created_at: p.datetime(),
  },
});

/** One entry, written once and never changed (the database refuses it). */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);

declare module '../../platform/database/tables.js' {
  interface Tables {
    audit_entries: InferKyselyTable<typeof AuditEntrySchema>;
  }
}
