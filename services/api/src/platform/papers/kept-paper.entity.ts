import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const KeptPaperSchema = defineEntity({
  name: 'KeptPaper',
  tableName: 'kept_papers',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    kind: p.string(),
    subject_id: p.uuid(),
    revision: p.string(),
    template: p.string(),
    language: p.string(),
    reader: p.string(),
    is_issued: p.boolean(),
    storage_key: p.uuid(),
    created_at: p.datetime(),
  },
});

declare module '../database/tables.js' {
  interface Tables {
    kept_papers: InferKyselyTable<typeof KeptPaperSchema>;
  }
}
