import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const WorkHandOverSchema = defineEntity({
  name: 'WorkHandOver',
  tableName: 'work_hand_overs',
  properties: {
    id: p.uuid().primary(),
    assignment_id: p.uuid(),
    journey_id: p.uuid(),
    number: p.integer(),
    to_user_id: p.uuid().nullable(),
    by_user_id: p.uuid().nullable(),
    note: p.string().nullable(),
    created_at: p.datetime(),
  },
});

/** Work goes to a person of the organisation, or to nobody. */
export class WorkHandOverRow extends WorkHandOverSchema.class {}
WorkHandOverSchema.setClass(WorkHandOverRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    work_hand_overs: InferKyselyTable<typeof WorkHandOverSchema>;
  }
}
