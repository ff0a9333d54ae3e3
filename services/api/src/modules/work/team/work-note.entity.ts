import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const WorkNoteSchema = defineEntity({
  name: 'WorkNote',
  tableName: 'work_notes',
  properties: {
    id: p.uuid().primary(),
    assignment_id: p.uuid(),
    journey_id: p.uuid(),
    author_id: p.uuid().nullable(),
    text: p.string(),
    created_at: p.datetime(),
  },
});

/** A note of an organisation on its work. */
export class WorkNoteRow extends WorkNoteSchema.class {}
WorkNoteSchema.setClass(WorkNoteRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    work_notes: InferKyselyTable<typeof WorkNoteSchema>;
  }
}
