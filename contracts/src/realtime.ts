import type { Id, Integer, Moment } from './shapes/index.ts';
import type { RoomEnding, RoomPeople } from './consultation-room/index.ts';
import type { AccessEntry } from './identity/access.ts';
import type { InboxItem } from './inbox/timeline.ts';
import type { CasePart, PatientJourney, TreatmentRequest, Typing } from './journey/index.ts';
import type { Problem } from './problems.ts';
import type { ServiceRequest } from './service-desk/requests.ts';

/** A notification, as its GET returns it. */
export interface PatientNotification {
  id: Id;
  patient_id: Id;
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  title: string;
  message: string;
  notification_type: 'journey_update';
  stage_number: Integer | null;
  metadata: Record<string, unknown>;
  is_read: boolean;
  read_at: Moment | null;
  created_at: Moment;
}

export interface GeneralInquiry {
  id: Id;
  /** @format email */
  email_address: string;
  status: 'unread' | 'read';
}

/** Users who have a request of the inbox open now, each once. */
export interface InboxViewers {
  request_id: string;
  viewers: { id: string; name: string }[];
}

/** Users who have a case open now, each once. */
export interface CaseViewers {
  journey_id: string;
  viewers: { id: string; name: string }[];
}

/** That a journey has changed, for those who read parts of it only. */
export type ChangedJourney = Pick<PatientJourney, 'id' | 'version'>;

/** What has changed on the compliance pages; the id is that of the requirement, request or evidence, or the key of a rule. */
export interface CompliancePart {
  part: 'requirement' | 'control' | 'evidence' | 'data_request' | 'retention';
  id: string;
}

/** What has changed on the pages of the service desk besides its requests. */
export interface ServiceDeskPart {
  part: 'knowledge_article' | 'recurring_request' | 'problem_record';
  id: string;
}

/** What has changed on the resource pages. */
export interface ResourcePart {
  part: 'resource' | 'need';
  id: string;
}

/** What has changed on the escalation pages. `paged` are those who are paged now: their bell rings. */
export interface EscalationPart {
  part: 'chain' | 'rota' | 'run';
  id: string;
  paged: string[];
}

/** From one browser of a consultation room to another; `signal` is the JSON of a `Signal`. */
export interface RoomSignal {
  appointment_id: string;
  from: string;
  signal: string;
}

/** A line of a room's chat, which nobody keeps. */
export interface RoomLine {
  appointment_id: string;
  from: string;
  name: string;
  text: string;
}

/** The paper that is shown beside the picture; each opens it by their own rights. Null: none any more. */
export interface RoomPaper {
  appointment_id: string;
  from: string;
  document_id: string | null;
}

/**
 * Every event the server sends over the socket. A client receives only what its own GET would return, and re-reads after reconnecting, so
 * no event is needed for correctness. The id of `messages.inserted` and `messages.read` is that of the thread.
 */
export type RealtimeEvent =
  | { type: 'patient_notifications.inserted'; data: PatientNotification }
  | { type: 'patient_notifications.updated'; data: PatientNotification }
  | { type: 'general_inquiries.inserted'; data: GeneralInquiry }
  | { type: 'general_inquiries.updated'; data: GeneralInquiry }
  | { type: 'inbox.inserted'; data: InboxItem }
  | { type: 'inbox.updated'; data: InboxItem }
  | { type: 'inbox.viewers'; data: InboxViewers }
  | { type: 'cases.viewers'; data: CaseViewers }
  | { type: 'release.changed'; data: { generation: number } }
  | { type: 'service_requests.inserted'; data: ServiceRequest }
  | { type: 'service_requests.updated'; data: ServiceRequest }
  | { type: 'treatment_requests.updated'; data: TreatmentRequest }
  | { type: 'journey.updated'; data: PatientJourney | ChangedJourney }
  | { type: 'tasks.changed'; data: CasePart }
  | { type: 'assignments.updated'; data: CasePart }
  | { type: 'documents.updated'; data: CasePart }
  | { type: 'quotes.updated'; data: CasePart }
  | { type: 'admissions.updated'; data: CasePart }
  | { type: 'bills.updated'; data: CasePart }
  | { type: 'case_payments.updated'; data: CasePart }
  | { type: 'messages.inserted'; data: CasePart }
  | { type: 'messages.read'; data: CasePart }
  | { type: 'messages.typing'; data: Typing }
  | { type: 'incoming_messages.updated'; data: { id: string } }
  | { type: 'appointments.updated'; data: CasePart }
  | { type: 'check_ins.updated'; data: CasePart }
  | { type: 'medical_opinions.updated'; data: CasePart }
  | { type: 'travel_legs.updated'; data: CasePart }
  | { type: 'consultations.updated'; data: { appointment_id: string } }
  | { type: 'consultations.room'; data: RoomPeople }
  | { type: 'consultations.signal'; data: RoomSignal }
  | { type: 'consultations.line'; data: RoomLine }
  | { type: 'consultations.paper'; data: RoomPaper }
  | { type: 'consultations.ended'; data: { appointment_id: string; peer_id: string; reason: RoomEnding } }
  | { type: 'doctor_hours.updated'; data: { doctor_id: string } }
  | { type: 'organisations.updated'; data: { id: string } }
  | { type: 'laboratory_orders.updated'; data: CasePart }
  | { type: 'prescriptions.updated'; data: CasePart }
  // The id is a signal's, or the kind of a definition that was changed.
  | { type: 'signals.updated'; data: { id: string } }
  | { type: 'incidents.updated'; data: { id: string } }
  | { type: 'compliance.updated'; data: CompliancePart }
  | { type: 'service_desk.updated'; data: ServiceDeskPart }
  | { type: 'resources.updated'; data: ResourcePart }
  | { type: 'escalations.updated'; data: EscalationPart }
  | { type: 'broadcasts.updated'; data: { id: string } };

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
  'cases.viewers',
  'release.changed',
  'service_requests.inserted',
  'service_requests.updated',
  'treatment_requests.updated',
  'journey.updated',
  'tasks.changed',
  'assignments.updated',
  'documents.updated',
  'quotes.updated',
  'admissions.updated',
  'bills.updated',
  'case_payments.updated',
  'messages.inserted',
  'messages.read',
  'messages.typing',
  'incoming_messages.updated',
  'appointments.updated',
  'check_ins.updated',
  'medical_opinions.updated',
  'travel_legs.updated',
  'consultations.updated',
  'consultations.room',
  'consultations.signal',
  'consultations.line',
  'consultations.paper',
  'consultations.ended',
  'doctor_hours.updated',
  'organisations.updated',
  'laboratory_orders.updated',
  'prescriptions.updated',
  'signals.updated',
  'incidents.updated',
  'compliance.updated',
  'service_desk.updated',
  'resources.updated',
  'escalations.updated',
  'broadcasts.updated',
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
  'cases.viewers': 'case_manager',
  'release.changed': 'session',
  'service_requests.inserted': 'service_requests',
  'service_requests.updated': 'service_requests',
  'treatment_requests.updated': 'treatment_requests',
  'journey.updated': 'patient_journeys',
  'tasks.changed': 'patient_journeys',
  'assignments.updated': 'patient_journeys',
  'documents.updated': 'patient_journeys',
  'quotes.updated': 'patient_journeys',
  'admissions.updated': 'patient_journeys',
  'bills.updated': 'patient_journeys',
  'case_payments.updated': 'patient_journeys',
  'messages.inserted': 'patient_journeys',
  'messages.read': 'patient_journeys',
  'messages.typing': 'patient_journeys',
  'incoming_messages.updated': 'case_work',
  'appointments.updated': 'patient_journeys',
  'check_ins.updated': 'patient_journeys',
  'medical_opinions.updated': 'patient_journeys',
  'travel_legs.updated': 'patient_journeys',
  'consultations.updated': 'consultation_room',
  'consultations.room': 'consultation_room',
  'consultations.signal': 'consultation_room',
  'consultations.line': 'consultation_room',
  'consultations.paper': 'consultation_room',
  'consultations.ended': 'consultation_room',
  'doctor_hours.updated': 'doctor_portal',
  'organisations.updated': 'organisation',
  'laboratory_orders.updated': 'patient_journeys',
  'prescriptions.updated': 'patient_journeys',
  'signals.updated': 'crisis_detection',
  'incidents.updated': 'incident_command',
  'compliance.updated': 'regulatory_compliance',
  'service_desk.updated': 'service_desk',
  'resources.updated': 'resource_mobilization',
  'escalations.updated': 'escalation_management',
  'broadcasts.updated': 'broadcast_management',
} as const satisfies Record<RealtimeEventType, AccessEntry>;

/** Every message a browser may send over the socket, with its answer. */
export interface ClientMessages {
  /** The request that is open on this screen; null when none is. Everyone with it open receives `inbox.viewers`. */
  'inbox.viewing': { body: { request_id: string | null }; answer: null };
  /** The case that is open on this screen; null when none is. Everyone with it open receives `cases.viewers`. */
  'cases.viewing': { body: { journey_id: string | null }; answer: null };
  /** The user is writing in this thread: its other readers receive `messages.typing`. */
  'messages.typing': { body: { thread_id: string }; answer: null };
  /** Enters the room of an appointment. `peer_id`: of the stay that a cut connection has interrupted. */
  'consultations.enter': {
    body: { appointment_id: string; peer_id: string | null };
    answer: RoomPeople & { peer_id: string };
  };
  'consultations.leave': { body: { appointment_id: string }; answer: null };
  /** The doctor, or a case worker, lets someone in who waits. */
  'consultations.admit': { body: { appointment_id: string; peer_id: string }; answer: null };
  /** To one other browser in the room: it receives `consultations.signal`. */
  'consultations.signal': { body: { appointment_id: string; to: string; signal: string }; answer: null };
  /** To everyone in the room. */
  'consultations.say': { body: { appointment_id: string; text: string }; answer: null };
  'consultations.show': { body: { appointment_id: string; document_id: string | null }; answer: null };
}

export type ClientMessageType = keyof ClientMessages;

/** All that a visitor with a room session may send: there they are heard and seen, and nothing else. */
export const VISITOR_MESSAGES: readonly ClientMessageType[] = [
  'consultations.enter',
  'consultations.leave',
  'consultations.signal',
  'consultations.say',
];

/** Who may send a message over the socket. A message that is not listed is refused. */
export const MESSAGE_ACCESS = {
  'inbox.viewing': 'inbox',
  'cases.viewing': 'case_manager',
  'messages.typing': 'patient_journeys',
  'consultations.enter': 'consultation_room',
  'consultations.leave': 'consultation_room',
  'consultations.admit': 'consultation_room',
  'consultations.signal': 'consultation_room',
  'consultations.say': 'consultation_room',
  'consultations.show': 'consultation_room',
} as const satisfies Record<ClientMessageType, AccessEntry>;

/** How often one socket may send a message within a minute. A message that is not listed here, or in `MESSAGE_ACCESS`, is refused. */
export const MESSAGES_PER_MINUTE: Readonly<Record<ClientMessageType, number>> = {
  'inbox.viewing': 120,
  'cases.viewing': 120,
  'messages.typing': 40,
  'consultations.enter': 30,
  'consultations.leave': 30,
  'consultations.admit': 30,
  'consultations.signal': 240,
  'consultations.say': 30,
  'consultations.show': 30,
};

/** Largest frame of a socket that a client may send, in bytes: a message with what surrounds it. Both servers refuse more. */
export const SOCKET_FRAME_BYTES = 16_384;

/** Largest body of a message, in bytes of JSON. */
export const MESSAGE_BYTES = 4096;
/** Of messages that may be larger: a signal carries the description of a connection. */
export const LARGE_MESSAGE_BYTES: Readonly<Partial<Record<ClientMessageType, number>>> = {
  'consultations.signal': 15_000,
};

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
