import type { ThreadKind } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const ThreadSchema = defineEntity({
  name: 'Thread',
  tableName: 'threads',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    kind: p.string().$type<ThreadKind>(),
    assignment_id: p.uuid().nullable(),
    team_mailed_until: p.datetime().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class ThreadRow extends ThreadSchema.class {}
ThreadSchema.setClass(ThreadRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    threads: InferKyselyTable<typeof ThreadSchema>;
  }
}
