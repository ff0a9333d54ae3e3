import type { IncomingReason, IncomingState, LeftOutFile, OutsideChannel } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const IncomingMessageSchema = defineEntity({
  name: 'IncomingMessage',
  tableName: 'incoming_messages',
  properties: {
    id: p.uuid().primary(),
    channel: p.string().$type<OutsideChannel>(),
    /** The Message-ID of a mail, the provider's id of a text message: each is taken once. */
    external_id: p.string(),
    sender_hash: p.string(),
    from_address: p.string().nullable(),
    from_name: p.string().nullable(),
    subject: p.string().nullable(),
    text: p.string().nullable(),
    left_out: p.json().$type<LeftOutFile[]>(),
    status: p.string().$type<IncomingState>(),
    reason: p.string().$type<IncomingReason>().nullable(),
    case_id: p.uuid().nullable(),
    message_id: p.uuid().nullable(),
    received_at: p.datetime(),
    handled_by: p.uuid().nullable(),
    handled_at: p.datetime().nullable(),
    version: p.integer(),
    updated_at: p.datetime(),
  },
});

export class IncomingMessageRow extends IncomingMessageSchema.class {}
IncomingMessageSchema.setClass(IncomingMessageRow);

export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    signature: p.string().primary(),
    received_at: p.datetime(),
  },
});

declare module '../../platform/database/tables.js' {
  interface Tables {
    incoming_messages: InferKyselyTable<typeof IncomingMessageSchema>;
    webhook_deliveries: InferKyselyTable<typeof WebhookDeliverySchema>;
  }
}

/** A row as the owner of the files that came with it, until it is placed. */
export const incomingOwner = (id: string) => ({ owner_kind: 'incoming_message', owner_id: id }) as const;
