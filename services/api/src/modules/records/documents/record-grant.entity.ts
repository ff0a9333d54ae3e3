import type { DocumentKind } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RecordGrantSchema = defineEntity({
  name: 'RecordGrant',
  tableName: 'record_grants',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    document_id: p.uuid().nullable(),
    kind: p.string().$type<DocumentKind>().nullable(),
    to_user_id: p.uuid().nullable(),
    to_partner_id: p.uuid().nullable(),
    assignment_id: p.uuid().nullable(),
    reason: p.string(),
    starts_at: p.datetime(),
    ends_at: p.datetime().nullable(),
    withdrawn_at: p.datetime().nullable(),
    granted_by: p.uuid().nullable(),
    created_at: p.datetime(),
  },
});

export class RecordGrantRow extends RecordGrantSchema.class {}
RecordGrantSchema.setClass(RecordGrantRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    record_grants: InferKyselyTable<typeof RecordGrantSchema>;
  }
}
