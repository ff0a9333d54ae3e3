import type { WebhookFormat, WebhookNews } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    format: p.string().$type<WebhookFormat>(),
    host: p.string(),
    sealed: p.string(),
    is_on: p.boolean(),
    last_at: p.datetime().nullable(),
    last_status: p.integer().nullable(),
    last_error: p.string().nullable(),
    delivered_at: p.datetime().nullable(),
    removed_at: p.datetime().nullable(),
    version: p.integer(),
    updated_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** An address of another service that gets news. */
export class WebhookRow extends WebhookSchema.class {}
WebhookSchema.setClass(WebhookRow);

export const OutgoingWebhookSchema = defineEntity({
  name: 'OutgoingWebhook',
  tableName: 'outgoing_webhooks',
  properties: {
    id: p.uuid().primary(),
    webhook_id: p.uuid(),
    dedupe_key: p.string(),
    data: p.json<WebhookNews>(),
    is_test: p.boolean(),
    status: p.string().$type<'queued' | 'sent' | 'failed' | 'cancelled'>(),
    attempts: p.integer(),
    created_at: p.datetime(),
    sent_at: p.datetime().nullable(),
  },
});

/** News that leaves by a webhook, or the proof that it did. */
export class OutgoingWebhookRow extends OutgoingWebhookSchema.class {}
OutgoingWebhookSchema.setClass(OutgoingWebhookRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    webhooks: InferKyselyTable<typeof WebhookSchema>;
    outgoing_webhooks: InferKyselyTable<typeof OutgoingWebhookSchema>;
  }
}
