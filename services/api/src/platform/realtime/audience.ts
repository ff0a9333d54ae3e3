import { ACCESS, type AccessEntry, mayEnter } from '@ayana/contracts/identity';
import type { CurrentUser } from '../http/access.js';

/**
 * Who hears an event: those who may enter an entry of the access table, without some or only some of them; named users; or
 * everybody with a session.
 */
export type Audience =
  | { entry: AccessEntry; except_user_ids?: readonly string[] }
  | { entry: AccessEntry; user_ids: readonly string[] }
  | { user_ids: readonly string[] }
  | 'signed_in';

const EVERYBODY = 'signed_in';
const roomOfUser = (id: string): string => `user:${id}`;
const roomOfEntry = (entry: AccessEntry): string => `entry:${entry}`;
const roomOfUserAt = (entry: AccessEntry, id: string): string => `entry:${entry}:${id}`;
export const roomOfSession = (id: string): string => `session:${id}`;

const ENTRIES = Object.keys(ACCESS) as AccessEntry[];

/** The rooms a socket of this session is in; computed once, for a changed role cuts the socket. */
export function roomsOf(user: CurrentUser): string[] {
  const entries = ENTRIES.filter((entry) => ACCESS[entry] !== 'public' && mayEnter(entry, user.role));
  return [
    EVERYBODY,
    roomOfUser(user.id),
    roomOfSession(user.session_id),
    ...entries.flatMap((entry) => [roomOfEntry(entry), roomOfUserAt(entry, user.id)]),
  ];
}

/** The rooms to send to and to leave out. An empty `to` is nobody. */
export function roomsFor(audience: Audience): { to: string[]; except: string[] } {
  if (audience === 'signed_in') return { to: [EVERYBODY], except: [] };
  if (!('entry' in audience)) return { to: audience.user_ids.map(roomOfUser), except: [] };
  if ('user_ids' in audience)
    return { to: audience.user_ids.map((id) => roomOfUserAt(audience.entry, id)), except: [] };
  return { to: [roomOfEntry(audience.entry)], except: (audience.except_user_ids ?? []).map(roomOfUser) };
}
