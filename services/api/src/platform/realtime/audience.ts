import { type AccessEntry, mayEnter } from '@ayana/contracts/identity';
import { EVENT_ACCESS, type RealtimeEventType } from '@ayana/contracts/realtime';
import type { CurrentUser } from '../http/access/access.js';

/**
 * Which of the users that may receive an event (`EVENT_ACCESS` in the contracts) do: all of them, without some, or only some. A named user
 * without access does not receive it.
 */
export type Audience =
  | 'all'
  | { except_user_ids: readonly string[] }
  | { user_ids: readonly string[] }
  /** Users of a narrower entry, such as the staff, and these besides. */
  | { entry: NarrowerEntry; user_ids: readonly string[] }
  /** Users with this topic open on their screen; the message that opened it was checked for access. */
  | { viewing: string };

export const roomOfUser = (id: string): string => `user:${id}`;
export const roomOfSession = (id: string): string => `session:${id}`;
export const roomOfViewers = (topic: string): string => `viewing:${topic}`;
const roomOfUserAt = (entry: AccessEntry, id: string): string => `entry:${entry}:${id}`;

/** Entries within that of an event: its rows are shown to all of these users, and to some of the others. */
const NARROWER_ENTRIES = ['service_desk', 'case_work'] as const satisfies readonly AccessEntry[];
type NarrowerEntry = (typeof NARROWER_ENTRIES)[number];

/** Access entries that some event is sent to. */
const ENTRIES: readonly AccessEntry[] = [...new Set([...Object.values(EVENT_ACCESS), ...NARROWER_ENTRIES])];
/** One text for all sockets of a room. */
const ENTRY_ROOMS = new Map(ENTRIES.map((entry) => [entry, `entry:${entry}`]));

function roomOfEntry(entry: AccessEntry): string {
  const room = ENTRY_ROOMS.get(entry);
  if (room === undefined) throw new Error(`No event is sent to ${entry}`);
  return room;
}

/** The rooms of a socket of this session; computed once, because a changed role disconnects the socket. */
export function roomsOf(user: CurrentUser): string[] {
  const entries = ENTRIES.filter((entry) => mayEnter(entry, user.role));
  return [
    roomOfUser(user.id),
    roomOfSession(user.session_id),
    ...entries.flatMap((entry) => [roomOfEntry(entry), roomOfUserAt(entry, user.id)]),
  ];
}

/** The rooms to send an event to and to leave out. An empty `to` is nobody. */
export function roomsFor(type: RealtimeEventType, audience: Audience): { to: string[]; except: string[] } {
  const entry = EVENT_ACCESS[type];
  if (audience === 'all') return { to: [roomOfEntry(entry)], except: [] };
  if ('user_ids' in audience) {
    const users = audience.user_ids.map((id) => roomOfUserAt(entry, id));
    return { to: 'entry' in audience ? [roomOfEntry(audience.entry), ...users] : users, except: [] };
  }
  if ('viewing' in audience) return { to: [roomOfViewers(audience.viewing)], except: [] };
  return { to: [roomOfEntry(entry)], except: audience.except_user_ids.map(roomOfUser) };
}
