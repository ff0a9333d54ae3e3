import type { LinkedKind, RecordKind } from '@ayana/contracts/record-links';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RecordLinkSchema = defineEntity({
  name: 'RecordLink',
  tableName: 'record_links',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().$type<RecordKind>(),
    subject_id: p.uuid(),
    other_kind: p.string().$type<LinkedKind>(),
    other_id: p.uuid().nullable(),
    url: p.string().nullable(),
    created_by: p.uuid(),
    created_at: p.datetime(),
  },
});

/** Two records that have to do with each other, or one and a page elsewhere. */
export class RecordLinkRow extends RecordLinkSchema.class {}
RecordLinkSchema.setClass(RecordLinkRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    record_links: InferKyselyTable<typeof RecordLinkSchema>;
  }
}
