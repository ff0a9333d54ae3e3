import { type AccessEntry, EVENT_ACCESS, mayEnter } from '@ayana/contracts/identity';
import type { RealtimeEventType } from '@ayana/contracts/realtime';
import type { CurrentUser } from '../http/access.js';

/**
 * Who of those that may hear an event (`EVENT_ACCESS` in the contracts) hears this one: all of them, without some, or only
 * some. Whoever is named and may not hear it does not.
 */
export type Audience =
  | 'all'
  | { except_user_ids: readonly string[] }
  | { user_ids: readonly string[] }
  /** Those on whose screen this topic is open; who may open it, the message that says so has checked. */
  | { viewing: string };

export const roomOfUser = (id: string): string => `user:${id}`;
export const roomOfSession = (id: string): string => `session:${id}`;
export const roomOfViewers = (topic: string): string => `viewing:${topic}`;
const roomOfEntry = (entry: AccessEntry): string => `entry:${entry}`;
const roomOfUserAt = (entry: AccessEntry, id: string): string => `entry:${entry}:${id}`;

/** The entries some event is told to. */
const ENTRIES: readonly AccessEntry[] = [...new Set(Object.values(EVENT_ACCESS))];

/** The rooms a socket of this session is in; computed once, for a changed role cuts the socket. */
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
  if ('user_ids' in audience) return { to: audience.user_ids.map((id) => roomOfUserAt(entry, id)), except: [] };
  if ('viewing' in audience) return { to: [roomOfViewers(audience.viewing)], except: [] };
  return { to: [roomOfEntry(entry)], except: audience.except_user_ids.map(roomOfUser) };
}
