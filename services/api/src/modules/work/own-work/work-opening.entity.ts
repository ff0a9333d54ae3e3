import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const WorkOpeningSchema = defineEntity({
  name: 'WorkOpening',
  tableName: 'work_openings',
  properties: {
    assignment_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    opened_at: p.datetime(),
  },
});

/** That a person has opened a piece of work, the first time. */
export class WorkOpeningRow extends WorkOpeningSchema.class {}
WorkOpeningSchema.setClass(WorkOpeningRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    work_openings: InferKyselyTable<typeof WorkOpeningSchema>;
  }
}
