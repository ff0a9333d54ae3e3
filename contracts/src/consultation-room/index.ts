export { NOTE_FIELD_NAMES, NOTE_FIELDS, NOTE_STATES, NOTE_TEXT_MAX } from './notes.ts';
export type { NoteField, NoteState } from './notes.ts';
export { ROOM_ENDINGS, ROOM_LINE_MAX } from './room.ts';
export type { RoomEnding, RoomPeople, RoomPerson } from './room.ts';
export {
  hasRoomFor,
  ORDER_PARAMETERS,
  ROOM_CLOSES_AFTER,
  ROOM_GUEST_KINDS,
  ROOM_GUEST_PLACES,
  ROOM_OPENS_BEFORE,
  ROOM_PLACES,
  ROOM_RETURN_MS,
  ROOM_ROLES,
  ROOM_STATES,
  ROOM_TOKEN_HEADER,
  roomClosesAt,
  roomOpensAt,
  roomPath,
  roomStateOf,
  VISIT_OPENS_BEFORE,
  VISIT_PATH,
  visitPath,
  waitsFirst,
} from './rules.ts';
export type { OrderForm, RoomGuestKind, RoomRole, RoomState, RoomTimes } from './rules.ts';
export { readSignal, SIGNAL_MAX } from './signals.ts';
export type { RoomMedia, Signal } from './signals.ts';
export type { ConsultationNote, AppointmentNotes, ConsultationNotes } from './notes.ts';
export type { RoomDoctor, IceServer, IceServers } from './room.ts';
export type { RoomGuest, Attendance, Attendances } from './rules.ts';
export { NOTE_PROGRESS } from './notes.ts';
export type * from './own-consultations-answers.ts';
