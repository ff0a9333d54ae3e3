import type { AccessEntry } from './identity/access.ts';
import type { InboxItem } from './inbox/timeline.ts';
import type { PatientJourney, TreatmentRequest } from './journey/index.ts';
import type { Problem } from './problems.ts';
import type { ServiceRequest } from './service-desk/requests.ts';

/** A notification, as its GET returns it. */
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

/** Users who have a request of the inbox open now, each once. */
export interface InboxViewers {
  request_id: string;
  viewers: { id: string; name: string }[];
}

/**
 * Every event the server sends over the socket. A client receives only what its own GET would return, and re-reads after reconnecting, so
 * no event is needed for correctness.
 */
export type RealtimeEvent =
  | { type: 'patient_notifications.inserted'; data: PatientNotification }
  | { type: 'patient_notifications.updated'; data: PatientNotification }
  | { type: 'general_inquiries.inserted'; data: GeneralInquiry }
  | { type: 'general_inquiries.updated'; data: GeneralInquiry }
  | { type: 'inbox.inserted'; data: InboxItem }
  | { type: 'inbox.updated'; data: InboxItem }
  | { type: 'inbox.viewers'; data: InboxViewers }
  | { type: 'release.changed'; data: { generation: number } }
  | { type: 'service_requests.inserted'; data: ServiceRequest }
  | { type: 'service_requests.updated'; data: ServiceRequest }
  | { type: 'treatment_requests.updated'; data: TreatmentRequest }
  | { type: 'journey.updated'; data: PatientJourney };

export type RealtimeEventType = RealtimeEvent['type'];
export type RealtimeData<T extends RealtimeEventType> = Extract<RealtimeEvent, { type: T }>['data'];

/** Why a socket is refused when the user already has the most allowed: the page polls every 30 s instead, and tries again later. */
export const TOO_MANY_SOCKETS = 'too_many_sockets';

export const REALTIME_EVENTS = [
  'patient_notifications.inserted',
  'patient_notifications.updated',
  'general_inquiries.inserted',
  'general_inquiries.updated',
  'inbox.inserted',
  'inbox.updated',
  'inbox.viewers',
  'release.changed',
  'service_requests.inserted',
  'service_requests.updated',
  'treatment_requests.updated',
  'journey.updated',
] as const satisfies readonly RealtimeEventType[];

/**
 * Who may receive an event at all; a user receives only what their own GET would show them, so most events are sent to some of these only
 * (realtime, "Audience").
 */
export const EVENT_ACCESS = {
  'patient_notifications.inserted': 'patient_notifications',
  'patient_notifications.updated': 'patient_notifications',
  'general_inquiries.inserted': 'session',
  'general_inquiries.updated': 'session',
  'inbox.inserted': 'inbox',
  'inbox.updated': 'inbox',
  'inbox.viewers': 'inbox',
  'release.changed': 'session',
  'service_requests.inserted': 'service_requests',
  'service_requests.updated': 'service_requests',
  'treatment_requests.updated': 'treatment_requests',
  'journey.updated': 'patient_journeys',
} as const satisfies Record<RealtimeEventType, AccessEntry>;

/** Every message a browser may send over the socket, with its answer. */
export interface ClientMessages {
  /** The request that is open on this screen; null when none is. Everyone with it open receives `inbox.viewers`. */
  'inbox.viewing': { body: { request_id: string | null }; answer: null };
}

export type ClientMessageType = keyof ClientMessages;

/** Who may send a message over the socket. A message that is not listed is refused. */
export const MESSAGE_ACCESS = {
  'inbox.viewing': 'inbox',
} as const satisfies Record<ClientMessageType, AccessEntry>;

/** How often one socket may send a message within a minute. A message that is not listed here, or in `MESSAGE_ACCESS`, is refused. */
export const MESSAGES_PER_MINUTE: Readonly<Record<ClientMessageType, number>> = {
  'inbox.viewing': 120,
};

/** Largest body of a message, in bytes of JSON. */
export const MESSAGE_BYTES = 4096;

/** The answer to the sender of a message: its data, or why it was refused. */
export type MessageAnswer<T = unknown> = { data: T } | { problem: Pick<Problem, 'code' | 'detail' | 'errors'> };

/** The path of the socket, on the site and on the API; the trailing slash is part of it. */
export const SOCKET_PATH = '/socket.io';

/**
 * Whether a request is the one upgrade both servers accept: a websocket at the socket's path. A server may ignore every other `Upgrade` and
 * answer as if it were absent (RFC 9110, 7.8), and both do.
 */
export function isSocketUpgrade({
  headers,
  url = '',
}: {
  headers: { readonly upgrade?: string | undefined };
  url?: string | undefined;
}): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === `${SOCKET_PATH}/`;
}
