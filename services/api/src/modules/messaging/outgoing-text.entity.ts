import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import { MAIL_STATUSES } from './outgoing-mail.entity.js';
import type { TextData, TextTemplate } from './templates/template-data.js';

export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const;
export type TextChannel = (typeof TEXT_CHANNELS)[number];

const OutgoingTextSchema = defineEntity({
  name: 'OutgoingText',
  tableName: 'outgoing_texts',
  properties: {
    id: p.uuid().primary(),
    channel: p.enum(TEXT_CHANNELS),
    template: p.string().$type<TextTemplate>(),
    dedupe_key: p.string().unique(),
    recipient: p.string().nullable(),
    recipient_hash: p.string(),
    data: p.json().$type<TextData[TextTemplate]>().nullable(),
    status: p.enum(MAIL_STATUSES),
    /** Of a test by the staff: it leaves by the allow-list only. */
    is_test: p.boolean().default(false),
    attempts: p.integer().default(0),
    last_error: p.json().$type<object>().nullable(),
    /** The request that queued it. */
    request_id: p.string().nullable(),
    /** The language of the request that queued it; the team is written to in English. */
    language: p.string().nullable(),
    created_at: p.datetime(),
    sent_at: p.datetime().nullable(),
  },
});

/** A queued SMS or WhatsApp message, or the proof that it was sent. */
export class OutgoingText extends OutgoingTextSchema.class {}
OutgoingTextSchema.setClass(OutgoingText);
export { OutgoingTextSchema };

declare module '../../platform/database/tables.js' {
  interface Tables {
    outgoing_texts: InferKyselyTable<typeof OutgoingTextSchema>;
  }
}
