import { Injectable } from '@nestjs/common';
import { roomOfUser, roomOfViewers } from './audience.js';
import { localViewers } from './process-messages.js';
import { Realtime } from './realtime.js';
import type { RealtimeSocket } from './socket.js';

/** Which users have which topic open on their screens, over all processes. Gateways define the topics: `inbox:<id>`. */
@Injectable()
export class Viewers {
  constructor(private readonly realtime: Realtime) {}

  /** The socket's screen now shows this topic, or none. @returns the topics whose viewers changed */
  async show(socket: RealtimeSocket, topic: string | undefined): Promise<string[]> {
    const { viewing: before } = socket.data;
    // Its access may have ended, and begun again, since it said so.
    if (before === topic && (topic === undefined || socket.rooms.has(roomOfViewers(topic)))) return [];
    if (topic === undefined) delete socket.data.viewing;
    else socket.data.viewing = topic;
    if (before !== undefined) await socket.leave(roomOfViewers(before));
    if (topic !== undefined) await socket.join(roomOfViewers(topic));
    return [...new Set([before, topic])].filter((each) => each !== undefined);
  }

  /** Users who may no longer see this topic hear nothing of it any more, in every process, though a screen of theirs may still show it. */
  end(topic: string, userIds: readonly string[]): void {
    // socket.io treats an empty list of rooms as every room.
    if (userIds.length > 0) this.realtime.server?.in(userIds.map(roomOfUser)).socketsLeave(roomOfViewers(topic));
  }

  /** Calls back when viewers may be gone because a process is. */
  onProcessGone(listener: () => void): void {
    this.realtime.onProcessGone(listener);
  }

  /** @returns topics with this prefix that are open on a socket of this process */
  openHere(prefix: string): string[] {
    const rooms = [...(this.realtime.server?.of('/').adapter.rooms.keys() ?? [])];
    return rooms
      .filter((room) => room.startsWith(roomOfViewers(prefix)))
      .map((room) => room.slice(roomOfViewers('').length));
  }

  /** @returns ids of users, each once; without those of a process that did not answer within the adapter's five seconds */
  async of(topic: string): Promise<string[]> {
    const { server } = this.realtime;
    if (server === undefined) return [];
    // If one process does not answer, the request fails with the other answers in the error.
    const others = await server
      .serverSideEmitWithAck('viewers.of', topic)
      .catch((error: unknown) => (error instanceof Error ? (Reflect.get(error, 'responses') ?? []) : []));
    return [...new Set([...localViewers(server, topic), ...(others as string[][]).flat()])];
  }
}
