import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { CurrentUser } from '../http/access/access.js';

export interface SocketData {
  user: CurrentUser;
  /** The topic open on its screen (`Viewers`). */
  viewing?: string;
  /** Where it is in a consultation room. */
  stay?: { appointment_id: string; peer_id: string };
}

/** Questions between the processes. */
interface ProcessMessages {
  'viewers.of': (topic: string, answer: (userIds: string[]) => void) => void;
}

export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, ProcessMessages, SocketData>;
export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, ProcessMessages, SocketData>;
