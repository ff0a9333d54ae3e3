import type { TaskOwnerKind, TaskState, TaskSubjectKind } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const JourneyTaskSchema = defineEntity({
  name: 'JourneyTask',
  tableName: 'journey_tasks',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    stage_number: p.integer(),
    title: p.string(),
    detail: p.string().nullable(),
    owner_kind: p.string().$type<TaskOwnerKind>(),
    owner_id: p.uuid().nullable(),
    due_at: p.datetime().nullable(),
    status: p.string().$type<TaskState>(),
    done_by: p.uuid().nullable(),
    done_at: p.datetime().nullable(),
    automation: p.string().nullable(),
    subject_kind: p.string().$type<TaskSubjectKind>().nullable(),
    subject_id: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class JourneyTaskRow extends JourneyTaskSchema.class {}
JourneyTaskSchema.setClass(JourneyTaskRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    journey_tasks: InferKyselyTable<typeof JourneyTaskSchema>;
  }
}
