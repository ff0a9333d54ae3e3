import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { MailTemplate } from './templates/template-data.js';

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'cancelled', 'withheld'] as const;

const OutgoingMailSchema = defineEntity({
  name: 'OutgoingMail',
  tableName: 'outgoing_mails',
  properties: {
    id: p.uuid().primary(),
    template: p.string().$type<MailTemplate>(),
    dedupe_key: p.string().unique(),
    message_id: p.string(),
    /** The mail this one replies to, so that mail programs show them together. */
    reply_to_message_id: p.string().nullable(),
    /** The case that answers to it belong to. */
    case_id: p.uuid().nullable(),
    /** Recipient and content: kept until it is delivered, then only the hash is. */
    recipient: p.string().nullable(),
    recipient_hash: p.string(),
    data: p.json().$type<object>().nullable(),
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

/** A queued mail, or the proof that it was delivered. */
export class OutgoingMail extends OutgoingMailSchema.class {}
OutgoingMailSchema.setClass(OutgoingMail);
export { OutgoingMailSchema };

declare module '../../platform/database/tables.js' {
  interface Tables {
    outgoing_mails: InferKyselyTable<typeof OutgoingMailSchema>;
  }
}
