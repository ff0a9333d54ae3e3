import type { LeadStage, LostReason } from './leads.ts';
import type { InboxKind, InboxStatus } from './states.ts';

/** Events of a request's timeline. */
export const TIMELINE_EVENTS = [
  'received',
  'acknowledged',
  'claimed',
  'released',
  'handed_over',
  'status_changed',
  'confirmed',
  'note',
  'reply',
  'reply_sent',
  'mail_failed',
  'booked',
  'moved',
  'cancelled',
  'link_set',
  'link_removed',
  'lead_changed',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

export interface TimelineEntry {
  id: string;
  event: TimelineEvent;
  /** ISO 8601, UTC. */
  at: string;
  /** Who did it; null for the system and the visitor. */
  actor: { id: string; name: string } | null;
  /** The colleague it was handed to. */
  person: { id: string; name: string } | null;
  /** The text of a note or reply, as typed. */
  text: string | null;
  from_status: InboxStatus | null;
  to_status: InboxStatus | null;
}

/** An item of the list; times are ISO 8601 in UTC. */
export interface InboxItem {
  id: string;
  kind: InboxKind;
  status: InboxStatus;
  /** Of the case that it opened; null for one about no treatment. */
  case_id: string | null;
  case_number: string | null;
  name: string;
  /** Null for someone who called and left none. */
  email: string | null;
  phone: string | null;
  country: string | null;
  received_at: string;
  due_at: string;
  assigned_to: { id: string; name: string } | null;
  /** Everything the visitor wrote, by the form's field names. Text, never markup. */
  payload: Record<string, string>;
  /** How far it has come with the person. */
  lead_stage: LeadStage;
  /** Only of a lost one. */
  lost_reason: LostReason | null;
  /** The day in India on which the staff follow up. */
  follow_up_on: string | null;
  /** Whether the signed-in user has opened it. */
  is_read: boolean;
  /** One of many requests that name the same mailbox or phone number within an hour: no message was sent for this one. */
  repeated: boolean;
  /** How many requests within the hour before named the same mailbox or phone number. */
  repeat_count: number;
}

/** What the mail of an answer puts around its text, in the reader’s language. */
export interface ReplyFrame {
  /** Of the reader, a tag. */
  language: string;
  greeting: string;
  /** With the name of who answers. */
  closing: string;
}

export interface InboxDetail extends InboxItem {
  timeline: TimelineEntry[];
  /** The agreed time of a confirmed consultation. */
  confirmed: { starts_at: string; time_zone: string; minutes: number } | null;
  reply_frame: ReplyFrame;
}

export interface InboxPage {
  items: InboxItem[];
  next_cursor: string | null;
}
