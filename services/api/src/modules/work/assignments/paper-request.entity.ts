import type { DocumentKind } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PaperRequestSchema = defineEntity({
  name: 'PaperRequest',
  tableName: 'paper_requests',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    assignment_id: p.uuid(),
    document_id: p.uuid(),
    kind: p.string().$type<DocumentKind>(),
    reason: p.string(),
    asked_by: p.uuid(),
    arrived_at: p.datetime().nullable(),
    created_at: p.datetime(),
  },
});

export class PaperRequestRow extends PaperRequestSchema.class {}
PaperRequestSchema.setClass(PaperRequestRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    paper_requests: InferKyselyTable<typeof PaperRequestSchema>;
  }
}
