import type {
  BroadcastAudience,
  BroadcastChannel,
  BroadcastEntry,
  BroadcastMessageReason,
  BroadcastMessageState,
  BroadcastPurpose,
  BroadcastState,
  BroadcastText,
  BroadcastTiming,
  BroadcastVariable,
} from '@ayana/contracts/operations';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const BroadcastSchema = defineEntity({
  name: 'Broadcast',
  tableName: 'broadcasts',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    title: p.string(),
    search: p.string(),
    purpose: p.string().$type<BroadcastPurpose>(),
    topic: p.string().$type<NewsletterTopic>().nullable(),
    channels: p.array().$type<BroadcastChannel[]>(),
    state: p.string().$type<BroadcastState>(),
    incident_id: p.uuid().nullable(),
    texts: p.json<BroadcastText[]>(),
    variables: p.json<BroadcastVariable[]>(),
    audience: p.json<BroadcastAudience>(),
    link: p.string().nullable(),
    is_urgent: p.boolean(),
    created_by: p.uuid(),
    author_ids: p.array().$type<string[]>(),
    submitted_at: p.datetime().nullable(),
    submitted_by: p.uuid().nullable(),
    approved_by: p.uuid().nullable(),
    approved_at: p.datetime().nullable(),
    review_note: p.string().nullable(),
    timing: p.string().$type<BroadcastTiming>(),
    sends_at: p.datetime().nullable(),
    local_time: p.string().nullable(),
    begun_at: p.datetime().nullable(),
    finished_at: p.datetime().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
    version: p.integer(),
  },
});

/** What is written to many at once. */
export class BroadcastRow extends BroadcastSchema.class {}
BroadcastSchema.setClass(BroadcastRow);

export const BroadcastEntrySchema = defineEntity({
  name: 'BroadcastEntry',
  tableName: 'broadcast_entries',
  properties: {
    id: p.uuid().primary(),
    broadcast_id: p.uuid(),
    at: p.datetime(),
    actor_id: p.uuid().nullable(),
    event: p.string().$type<BroadcastEntry['event']>(),
    note: p.string().nullable(),
  },
});

export class BroadcastEntryRow extends BroadcastEntrySchema.class {}
BroadcastEntrySchema.setClass(BroadcastEntryRow);

export const BroadcastMessageSchema = defineEntity({
  name: 'BroadcastMessage',
  tableName: 'broadcast_messages',
  properties: {
    id: p.uuid().primary(),
    broadcast_id: p.uuid(),
    channel: p.string().$type<BroadcastChannel>(),
    address_hash: p.string(),
    user_id: p.uuid().nullable(),
    companion_id: p.uuid().nullable(),
    journey_id: p.uuid().nullable(),
    language: p.string(),
    time_zone: p.string(),
    state: p.string().$type<BroadcastMessageState>(),
    reason: p.string().$type<BroadcastMessageReason>().nullable(),
    attempt: p.integer(),
    not_before: p.datetime(),
    settled_at: p.datetime().nullable(),
    opened_at: p.datetime().nullable(),
    unsubscribed_at: p.datetime().nullable(),
  },
});

export class BroadcastMessageRow extends BroadcastMessageSchema.class {}
BroadcastMessageSchema.setClass(BroadcastMessageRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    broadcasts: InferKyselyTable<typeof BroadcastSchema>;
    broadcast_entries: InferKyselyTable<typeof BroadcastEntrySchema>;
    broadcast_messages: InferKyselyTable<typeof BroadcastMessageSchema>;
  }
}
