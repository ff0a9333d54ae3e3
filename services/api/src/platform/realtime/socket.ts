import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { CurrentUser } from '../http/access/access.js';
import type { Visitor } from './visitors.js';

export interface SocketData {
  /** Of a visitor: their session, without a role. */
  user: CurrentUser;
  /** Set for a visitor, who hears and says nothing outside one room. */
  visitor?: Visitor;
  /** The topic open on its screen (`Viewers`). */
  viewing?: string;
  /** Where it is in a consultation room. */
  stay?: { appointment_id: string; peer_id: string };
  /** Of a socket that was cut off and has come back: what it missed, and whose it was. Sent once it is admitted. */
  missed?: { of: CurrentUser; events: MissedEvent[] };
}

export type MissedEvent = [type: string, ...values: unknown[]];

/** Questions between the processes. */
interface ProcessMessages {
  'viewers.of': (topic: string, answer: (userIds: string[]) => void) => void;
  /** A process with sockets says that it is there, and that it ends. */
  'process.alive': (id: string) => void;
  'process.ends': (id: string) => void;
}

export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, ProcessMessages, SocketData>;
export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, ProcessMessages, SocketData>;
