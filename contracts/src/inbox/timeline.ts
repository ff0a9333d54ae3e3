import type { InboxKind, InboxStatus } from './states.ts';

/** What can stand on a request's timeline. */
export const TIMELINE_EVENTS = [
  'received',
  'acknowledged',
  'claimed',
  'released',
  'status_changed',
  'confirmed',
  'note',
  'reply',
  'reply_sent',
  'mail_failed',
  'booked',
  'moved',
  'cancelled',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

export interface TimelineEntry {
  id: string;
  event: TimelineEvent;
  /** ISO 8601, UTC. */
  at: string;
  /** Who did it; null for the system and the visitor. */
  actor: { id: string; name: string } | null;
  /** A note's or reply's text, as typed. */
  text: string | null;
  from_status: InboxStatus | null;
  to_status: InboxStatus | null;
}

/** A line of the list; times are ISO 8601 in UTC. */
export interface InboxItem {
  id: string;
  kind: InboxKind;
  status: InboxStatus;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  received_at: string;
  due_at: string;
  assigned_to: { id: string; name: string } | null;
  /** Everything the visitor wrote, by the form's own field names. Text, never markup. */
  payload: Record<string, string>;
  /** Whether the signed-in person has opened it. */
  is_read: boolean;
  /** One of many requests that name the same mailbox or phone number within an hour: nothing was sent to it for this one. */
  repeated: boolean;
  /** How many requests within the hour before named the same mailbox or phone number. */
  repeat_count: number;
}

export interface InboxDetail extends InboxItem {
  timeline: TimelineEntry[];
  /** The moment agreed when a consultation was confirmed. */
  confirmed: { starts_at: string; time_zone: string; minutes: number } | null;
}
