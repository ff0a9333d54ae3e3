import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { InboxKind, InboxStatus, LeadStage, LostReason, TimelineEvent } from '@ayana/contracts/inbox';

export const InboxItemSchema = defineEntity({
  name: 'InboxItem',
  tableName: 'inbox_items',
  properties: {
    /** Same id as the row of the sent form: the consultation or the contact message. */
    id: p.uuid().primary(),
    kind: p.string().$type<InboxKind>(),
    status: p.string().$type<InboxStatus>(),
    name: p.string(),
    /** Empty for someone who called and left none. */
    email: p.string(),
    phone: p.string().nullable(),
    country: p.string().nullable(),
    received_at: p.datetime(),
    due_at: p.datetime(),
    assigned_to: p.uuid().nullable(),
    confirmed_starts_at: p.datetime().nullable(),
    confirmed_time_zone: p.string().nullable(),
    confirmed_minutes: p.integer().nullable(),
    /** Its sender got no acknowledgement: there were several such requests within the hour. */
    repeated: p.boolean(),
    /** Requests within the hour before that named the same mailbox or phone number. */
    repeat_count: p.integer(),
    lead_stage: p.string().$type<LeadStage>(),
    /** Since when; a later fact of the case moves it. */
    lead_stage_at: p.datetime().nullable(),
    lost_reason: p.string().$type<LostReason>().nullable(),
    /** A day in India. */
    follow_up_on: p.date().nullable(),
    follow_up_reminded_at: p.datetime().nullable(),
    updated_at: p.datetime(),
  },
});

/** The staff's side of a request: who claimed it, its status, when it is due. */
export class InboxItemRow extends InboxItemSchema.class {}
InboxItemSchema.setClass(InboxItemRow);

export const InboxTimelineSchema = defineEntity({
  name: 'InboxTimelineEntry',
  tableName: 'inbox_timeline',
  properties: {
    id: p.uuid().primary(),
    item_id: p.uuid(),
    event: p.string().$type<TimelineEvent>(),
    at: p.datetime(),
    actor_id: p.uuid().nullable(),
    /** The colleague it was handed to. */
    person_id: p.uuid().nullable(),
    text: p.string().nullable(),
    from_status: p.string().$type<InboxStatus>().nullable(),
    to_status: p.string().$type<InboxStatus>().nullable(),
  },
});

/** An event of a request; never changed afterwards. */
export class InboxTimelineEntry extends InboxTimelineSchema.class {}
InboxTimelineSchema.setClass(InboxTimelineEntry);

export const InboxReadSchema = defineEntity({
  name: 'InboxRead',
  tableName: 'inbox_reads',
  properties: {
    item_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    read_at: p.datetime(),
  },
});

/** Records that a staff member has opened a request. */
export class InboxRead extends InboxReadSchema.class {}
InboxReadSchema.setClass(InboxRead);

declare module '../../platform/database/tables.js' {
  interface Tables {
    inbox_items: InferKyselyTable<typeof InboxItemSchema>;
    inbox_reads: InferKyselyTable<typeof InboxReadSchema>;
    inbox_timeline: InferKyselyTable<typeof InboxTimelineSchema>;
  }
}
