import type { LeftOutFile, MessageChannel } from '@ayana/contracts/journey';
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
    channel: p.string().$type<MessageChannel>().default('portal'),
    /** Of one from outside, as it named itself. */
    from_address: p.string().nullable(),
    /** False where nobody has confirmed who wrote. */
    is_confirmed: p.boolean().default(true),
    /** What staff did to make sure who wrote, who did it and when. */
    confirmed_how: p.string().nullable(),
    confirmed_by: p.uuid().nullable(),
    confirmed_at: p.datetime().nullable(),
    /** The Message-ID of a mail. */
    external_id: p.string().nullable(),
    /** Where an answer was sent besides being here. */
    sent_to: p.string().nullable(),
    /** Of one from outside: who of the staff found its thread. */
    placed_by: p.uuid().nullable(),
    left_out: p.json().$type<LeftOutFile[]>().default([]),
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
