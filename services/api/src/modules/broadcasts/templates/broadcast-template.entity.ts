import type { BroadcastChannel, BroadcastPurpose, BroadcastText, BroadcastVariable } from '@ayana/contracts/operations';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const BroadcastTemplateSchema = defineEntity({
  name: 'BroadcastTemplate',
  tableName: 'broadcast_templates',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    is_shared: p.boolean(),
    owner_id: p.uuid(),
    purpose: p.string().$type<BroadcastPurpose>(),
    topic: p.string().$type<NewsletterTopic>().nullable(),
    channels: p.array().$type<BroadcastChannel[]>(),
    texts: p.json<BroadcastText[]>(),
    variables: p.json<BroadcastVariable[]>(),
    link: p.string().nullable(),
    is_urgent: p.boolean(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
    version: p.integer(),
  },
});

/** What a broadcast begins with. */
export class BroadcastTemplateRow extends BroadcastTemplateSchema.class {}
BroadcastTemplateSchema.setClass(BroadcastTemplateRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    broadcast_templates: InferKyselyTable<typeof BroadcastTemplateSchema>;
  }
}
