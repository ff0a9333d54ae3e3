import type { IncidentCause, IncidentState, IncidentType, Severity } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const IncidentSchema = defineEntity({
  name: 'Incident',
  tableName: 'incidents',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    is_drill: p.boolean(),
    title: p.string(),
    type: p.string().$type<IncidentType>(),
    severity: p.integer().$type<Severity>(),
    state: p.string().$type<IncidentState>(),
    summary: p.string().nullable(),
    search: p.string(),
    commander_id: p.uuid().nullable(),
    group_id: p.uuid().nullable(),
    liaison_id: p.uuid().nullable(),
    scribe_id: p.uuid().nullable(),
    opened_by: p.uuid(),
    opened_at: p.datetime(),
    acknowledged_at: p.datetime().nullable(),
    cause: p.string().$type<IncidentCause>().nullable(),
    stable_at: p.datetime().nullable(),
    closed_at: p.datetime().nullable(),
    what_happened: p.string().nullable(),
    why: p.string().nullable(),
    what_changes: p.string().nullable(),
    changes_due_on: p.date().nullable(),
    changes_owner_id: p.uuid().nullable(),
    reviewed_by: p.uuid().nullable(),
    reviewed_at: p.datetime().nullable(),
    merged_into: p.uuid().nullable(),
    version: p.integer(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** Something that needs several people at once. Whether it is a drill is never changed. */
export class IncidentRow extends IncidentSchema.class {}
IncidentSchema.setClass(IncidentRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    incidents: InferKyselyTable<typeof IncidentSchema>;
  }
}
