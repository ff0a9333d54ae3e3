import type { InboxItem } from './inbox/index.ts';

/** A notification as its GET shows it. */
export interface PatientNotification {
  id: string;
  patient_id: string;
  journey_id: string | null;
  title: string;
  message: string;
  notification_type: 'journey_update';
  stage_number: number | null;
  metadata: Record<string, unknown>;
  is_read: boolean;
  read_at: string | null;
  created_at: string;
}

export interface GeneralInquiry {
  id: string;
  email_address: string;
  status: 'unread' | 'read';
}

/**
 * Everything that travels over the socket. A client receives only what its own GET would show it, and re-reads after a
 * reconnect, so no event is needed for correctness.
 */
export type RealtimeEvent =
  | { type: 'patient_notifications.inserted'; data: PatientNotification }
  | { type: 'patient_notifications.updated'; data: PatientNotification }
  | { type: 'general_inquiries.inserted'; data: GeneralInquiry }
  | { type: 'general_inquiries.updated'; data: GeneralInquiry }
  | { type: 'inbox.inserted'; data: InboxItem }
  | { type: 'inbox.updated'; data: InboxItem }
  | { type: 'release.changed'; data: { generation: number } };

export type RealtimeEventType = RealtimeEvent['type'];
export type RealtimeData<T extends RealtimeEventType> = Extract<RealtimeEvent, { type: T }>['data'];

export const REALTIME_EVENTS = [
  'patient_notifications.inserted',
  'patient_notifications.updated',
  'general_inquiries.inserted',
  'general_inquiries.updated',
  'inbox.inserted',
  'inbox.updated',
  'release.changed',
] as const satisfies readonly RealtimeEventType[];
