import type { RecordAccessKind } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RecordAccessSchema = defineEntity({
  name: 'RecordAccess',
  tableName: 'record_accesses',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    document_id: p.uuid().nullable(),
    part: p.string().nullable(),
    by_user_id: p.uuid(),
    role: p.string(),
    assignment_id: p.uuid().nullable(),
    what: p.string().$type<RecordAccessKind>(),
    at: p.datetime(),
  },
});

export class RecordAccessRow extends RecordAccessSchema.class {}
RecordAccessSchema.setClass(RecordAccessRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    record_accesses: InferKyselyTable<typeof RecordAccessSchema>;
  }
}
