import type { DocumentKind, DocumentState, MessageChannel } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const DocumentSchema = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    kind: p.string().$type<DocumentKind>(),
    status: p.string().$type<DocumentState>(),
    reason: p.string().nullable(),
    file_id: p.uuid().nullable(),
    uploaded_by: p.uuid().nullable(),
    /** Of one that came by mail or as a text message, as its sender named it. */
    from_address: p.string().nullable(),
    /** `guest_link`: nobody has confirmed who sent it. */
    channel: p.string().$type<MessageChannel>().default('portal'),
    uploaded_at: p.datetime().nullable(),
    checked_by: p.uuid().nullable(),
    checked_at: p.datetime().nullable(),
    refused_reason: p.string().nullable(),
    expires_on: p.date().nullable(),
    replaced_by: p.uuid().nullable(),
    removed_at: p.datetime().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class DocumentRow extends DocumentSchema.class {}
DocumentSchema.setClass(DocumentRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    documents: InferKyselyTable<typeof DocumentSchema>;
  }
}
