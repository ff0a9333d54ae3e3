import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const MessageReadSchema = defineEntity({
  name: 'MessageRead',
  tableName: 'message_reads',
  properties: {
    thread_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    read_until: p.datetime(),
    mailed_until: p.datetime().nullable(),
  },
});

export class MessageReadRow extends MessageReadSchema.class {}
MessageReadSchema.setClass(MessageReadRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    message_reads: InferKyselyTable<typeof MessageReadSchema>;
  }
}
