import type { AssignmentKind, AssignmentState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const AssignmentSchema = defineEntity({
  name: 'Assignment',
  tableName: 'assignments',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    kind: p.string().$type<AssignmentKind>(),
    assignee_user_id: p.uuid().nullable(),
    partner_id: p.uuid().nullable(),
    partner_hospital_id: p.uuid().nullable(),
    status: p.string().$type<AssignmentState>(),
    answer_by: p.datetime().nullable(),
    due_at: p.datetime().nullable(),
    brief: p.string(),
    need_id: p.uuid().nullable(),
    accepted_at: p.datetime().nullable(),
    declined_reason: p.string().nullable(),
    closed_at: p.datetime().nullable(),
    reminded_at: p.datetime().nullable(),
    lapsed_at: p.datetime().nullable(),
    access_ended_at: p.datetime().nullable(),
    created_by: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class AssignmentRow extends AssignmentSchema.class {}
AssignmentSchema.setClass(AssignmentRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    assignments: InferKyselyTable<typeof AssignmentSchema>;
  }
}
