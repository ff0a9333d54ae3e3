import type { Id, Moment } from '../shapes/index.ts';

const MINUTE = 60_000;

/** How long before its beginning a talk is open to enter, in milliseconds. */
export const ROOM_OPENS_BEFORE = 15 * MINUTE;
/** How long after its planned end, so that a talk that began late is not cut. */
export const ROOM_CLOSES_AFTER = 60 * MINUTE;
/** People in a room at once: every browser sends its picture to each of the others. */
export const ROOM_PLACES = 4;
/** Of these, for others than the patient and the doctor, who always find a place. */
export const ROOM_GUEST_PLACES = 2;
/** How long a place is kept for a person whose connection was cut, in milliseconds. */
export const ROOM_RETURN_MS = 30_000;

/** How long before the beginning a visitor may come, who waits for the doctor in any case; at the planned end the visit is over. */
export const VISIT_OPENS_BEFORE = 30 * MINUTE;

/** What a person is in a talk. `visitor`: the patient, by the link of the appointment and without signing in. */
export const ROOM_ROLES = ['patient', 'doctor', 'case_worker', 'companion', 'interpreter', 'visitor'] as const;
export type RoomRole = (typeof ROOM_ROLES)[number];

/** Invited to one talk, besides the people of the appointment. */
export const ROOM_GUEST_KINDS = ['companion', 'interpreter'] as const satisfies readonly RoomRole[];
export type RoomGuestKind = (typeof ROOM_GUEST_KINDS)[number];

/** Whether a person waits until the doctor lets them in. */
export const waitsFirst = (role: RoomRole): boolean => role !== 'doctor' && role !== 'case_worker';

export const ROOM_STATES = ['early', 'open', 'over', 'cancelled', 'moved'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

export interface RoomTimes {
  /** Milliseconds since 1970, as `end`. */
  start: number;
  end: number;
}

/** For most people; a visitor has times of their own. */
export const roomOpensAt = ({ start }: RoomTimes, role?: RoomRole): number =>
  start - (role === 'visitor' ? VISIT_OPENS_BEFORE : ROOM_OPENS_BEFORE);
export const roomClosesAt = ({ end }: RoomTimes, role?: RoomRole): number =>
  end + (role === 'visitor' ? 0 : ROOM_CLOSES_AFTER);

/** Whether a room may be entered now, and why not. */
export function roomStateOf(
  { status, ...times }: RoomTimes & { status: string },
  now: number,
  role?: RoomRole,
): RoomState {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'moved') return 'moved';
  if (now < roomOpensAt(times, role)) return 'early';
  return now < roomClosesAt(times, role) ? 'open' : 'over';
}

/** The two of the appointment, who always find a place. */
const isOfAppointment = (role: RoomRole): boolean => role === 'patient' || role === 'doctor' || role === 'visitor';

/**
 * Whether there is a place for one more.
 * @param present roles of the other people in the room, each once
 */
export function hasRoomFor(role: RoomRole, present: readonly RoomRole[]): boolean {
  if (present.length >= ROOM_PLACES) return false;
  if (isOfAppointment(role)) return true;
  return present.filter((each) => !isOfAppointment(each)).length < ROOM_GUEST_PLACES;
}

/** Where the room of an appointment is; a mail's link leads there and signs nobody in. */
export const roomPath = (appointmentId: string): string => `/consultation-room/${appointmentId}`;

/** Where a visitor without an account enters the room: the secret is in the fragment, which no server and no log sees. */
export const VISIT_PATH = '/consultation-room/visit';
export const visitPath = (token: string): string => `${VISIT_PATH}#${encodeURIComponent(token)}`;
/** Carries the secret of a room session, in its calls. */
export const ROOM_TOKEN_HEADER = 'X-Room-Token';

/** In the address of the doctor's consultations: the form that is open, with the appointment it is about. */
export const ORDER_PARAMETERS = { tests: 'tests', medicines: 'medicines' } as const;
export type OrderForm = keyof typeof ORDER_PARAMETERS;

export interface Attendances {
  /** In the order in which they came. */
  items: Attendance[];
}

export interface Attendance {
  id: Id;
  /** Empty when the account is gone. */
  name: string;
  role: RoomRole;
  joined_at: Moment;
  /** Let in to the talk; null for those who only waited. */
  admitted_at: Moment | null;
  /** Null for those who are there now. */
  left_at: Moment | null;
}

export interface RoomGuest {
  id: Id;
  kind: RoomGuestKind;
  name: string;
  companion_id: Id | null;
}
