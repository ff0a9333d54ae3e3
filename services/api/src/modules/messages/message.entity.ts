import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    id: p.uuid().primary(),
    thread_id: p.uuid(),
    author_id: p.uuid().nullable(),
    text: p.string(),
    document_ids: p.array().columnType('uuid[]'),
    created_at: p.datetime(),
  },
});

export class MessageRow extends MessageSchema.class {}
MessageSchema.setClass(MessageRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    messages: InferKyselyTable<typeof MessageSchema>;
  }
}
