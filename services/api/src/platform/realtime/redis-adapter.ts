import { randomUUID } from 'node:crypto';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import type { Namespace, ServerOptions } from 'socket.io';
import { roomsOf } from './audience.js';
import { EventStream, STREAM, STREAM_LENGTH } from './event-stream.js';
import type { MissedEvent, SocketData } from './socket.js';

/** Milliseconds in which a socket that was cut off gets what it has missed. */
export const RECOVERY_MS = 2 * 60 * 1000;

/** A socket that was cut off, as the adapter keeps it in Redis. */
interface KeptSocket {
  sid: string;
  pid: string;
  rooms: string[];
  data: SocketData;
  missedPackets?: MissedEvent[];
}

type Adapter = NonNullable<ServerOptions['adapter']>;

/** socket.io's adapter on Redis streams. @param onGap called when this process has missed events */
export function redisAdapter(redis: Redis, onGap: () => void): { adapter: Adapter; close: () => void } {
  const stream = new EventStream(redis, onGap);
  const create = createAdapter(stream, {
    streamName: STREAM,
    channelPrefix: 'ayana',
    sessionKeyPrefix: 'ayana:socket:',
    maxLen: STREAM_LENGTH,
    onlyPlaintext: true,
  });
  // Called with `new`.
  const adapter = function (namespace: Namespace): object {
    return keepingOnlyAccess(create(namespace));
  };
  return { adapter: adapter as Adapter, close: () => stream.close() };
}

/**
 * A socket that comes back starts with what its user may hear, and not with what it had open: its page says that again. The adapter would
 * restore all rooms and send what was missed before the socket is admitted; `RealtimeGateway` sends it after that.
 */
function keepingOnlyAccess(adapter: ReturnType<ReturnType<typeof createAdapter>>): object {
  const persist = adapter.persistSession.bind(adapter) as (socket: KeptSocket) => void;
  const restore = adapter.restoreSession.bind(adapter) as (pid: string, offset: string) => Promise<unknown>;
  adapter.persistSession = ({ sid, pid, data: { user } }: KeptSocket) =>
    persist({ sid, pid, rooms: roomsOf(user), data: { user } });
  adapter.restoreSession = async (pid, offset) => {
    const { pid: kept, data, missedPackets = [] } = (await restore(pid, offset)) as KeptSocket;
    const missed = { of: data.user, events: missedPackets };
    // A new id: what the old one had open may not be closed yet.
    return { sid: randomUUID(), pid: kept, rooms: [], missedPackets: [], data: { missed } };
  };
  return adapter;
}
