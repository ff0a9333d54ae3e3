import type { Server as HttpServer } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isSameOrigin } from '@ayana/contracts/operation';
import { type RealtimeEvent, SOCKET_FRAME_BYTES, SOCKET_PATH } from '@ayana/contracts/realtime';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Redis } from 'ioredis';
import { Server, type ServerOptions } from 'socket.io';
import { Config } from '../config/config.js';
import { Database, type EntityManager } from '../database/database.js';
import { describeFailure } from '../logging/failure.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { createAdapterPool } from './adapter-pool.js';
import { type Audience, roomsFor } from './audience.js';
import { HANDSHAKE_MS, Handshakes } from './handshakes.js';
import { answerProcesses } from './process-messages.js';
import { ProcessWatch } from './process-watch.js';
import { eventGaps, socketsRefused } from './realtime.metrics.js';
import { RECOVERY_MS, redisAdapter } from './redis-adapter.js';
import type { RealtimeServer } from './socket.js';

/** Milliseconds in which several gaps count as one: each process that could not publish reports its own. */
const GAP_MS = 300;

/** The connection of the processes' socket.io servers to each other. */
interface Bus {
  options: Partial<ServerOptions>;
  close(): Promise<void> | void;
}

/**
 * Sends events to sockets, in every process: by socket.io's adapter on Redis streams with `REDIS_URL`, else by the one on PostgreSQL.
 * `RealtimeGateway` controls who has a socket.
 */
@Injectable()
export class Realtime implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Realtime');
  private readonly goneListeners = new Set<() => void>();
  private http: HttpServer | undefined;
  private io: RealtimeServer | undefined;
  private bus: Bus | undefined;
  private processes: ProcessWatch | undefined;
  private gap: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly handshakes: Handshakes,
    private readonly redis: RedisConnection,
  ) {}

  /** Serves sockets on the API's HTTP server; `SocketAdapter` calls it for the gateways. */
  serve(server: HttpServer): RealtimeServer {
    this.http = server;
    this.io ??= this.create();
    this.io.attach(server);
    this.processes = new ProcessWatch(this.io, () => {
      for (const listener of this.goneListeners) listener();
    });
    return this.io;
  }

  /** Calls back when another process has ended without its sockets being closed: their users are gone. */
  onProcessGone(listener: () => void): void {
    this.goneListeners.add(listener);
  }

  /** The socket.io server of this process, once it serves or publishes. */
  get server(): RealtimeServer | undefined {
    return this.io;
  }

  /** Whether this process is ending: its sockets come back to another one. */
  get isClosing(): boolean {
    return this.closing;
  }

  /** A process without sockets publishes to those with sockets. */
  publishOnly(): void {
    this.io ??= this.create();
  }

  /** Sends an event after the transaction of `em` commits, and never if it is rolled back. */
  publish(em: EntityManager, event: RealtimeEvent, audience: Audience): void {
    this.database.afterCommit(em, () => this.send(event, audience));
  }

  /** Sends an event at once, for changes without a transaction. */
  send(event: RealtimeEvent, audience: Audience): void {
    const { to, except } = roomsFor(event.type, audience);
    // socket.io treats an empty list of rooms as every room.
    if (to.length === 0) return;
    // Jobs may begin before the process serves or publishes.
    this.io ??= this.create();
    this.io.to(to).except(except).emit(event.type, event.data);
  }

  /** As `send`, to this process's sockets only. */
  sendLocally(event: RealtimeEvent, audience: Audience): void {
    const { to, except } = roomsFor(event.type, audience);
    if (to.length === 0) return;
    this.io?.local.to(to).except(except).emit(event.type, event.data);
  }

  /** Disconnects this process's sockets, which would keep the HTTP server from closing; they reconnect to another process. */
  beforeApplicationShutdown(): void {
    this.closing = true;
    if (this.http !== undefined) refuseUpgrades(this.http);
    this.processes?.end();
    this.io?.local.disconnectSockets(true);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.io?.close().catch(() => undefined);
    clearTimeout(this.gap);
    await this.bus?.close();
  }

  private create(): RealtimeServer {
    const { publicOrigin } = this.config;
    this.bus = this.redis.client === null ? this.overDatabase() : this.overRedis(this.redis.client);
    const server: RealtimeServer = new Server({
      path: SOCKET_PATH,
      transports: ['websocket'],
      serveClient: false,
      connectTimeout: HANDSHAKE_MS,
      maxHttpBufferSize: SOCKET_FRAME_BYTES,
      ...this.bus.options,
      allowRequest: (request, decide) => {
        const { origin } = request.headers;
        const full = this.handshakes.isFull(request);
        if (full) socketsRefused.inc({ limit: 'address' });
        const allowed = !full && (origin === undefined || isSameOrigin(origin, publicOrigin));
        decide(allowed ? null : 'refused', allowed);
      },
    });
    answerProcesses(server);
    return server;
  }

  private overDatabase(): Bus {
    const pool = createAdapterPool(this.config, this.logger, () => this.reconnectSockets());
    const adapter = createAdapter(pool, {
      errorHandler: (error) => this.logger.warn({ failure: describeFailure(error) }, 'Realtime connection'),
    });
    return { options: { adapter }, close: () => pool.end().catch(() => undefined) };
  }

  private overRedis(redis: Redis): Bus {
    const { adapter, close } = redisAdapter(redis, () => this.reconnectSockets());
    // Not without the middleware that admits sockets: its user may have been signed out meanwhile.
    const connectionStateRecovery = { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false };
    return { options: { adapter, connectionStateRecovery }, close };
  }

  /**
   * Drops the connections of this process's sockets: they reconnect within a second or two, each at a random delay, and re-read what they
   * may have missed.
   */
  private reconnectSockets(): void {
    if (this.closing) return;
    this.gap ??= setTimeout(() => {
      this.gap = undefined;
      eventGaps.inc();
      this.logger.warn('This process may have missed events of others, its sockets connect again');
      for (const socket of this.io?.of('/').sockets.values() ?? []) socket.conn.close();
    }, GAP_MS).unref();
  }
}

/** With 503, for which a proxy asks another process; socket.io would refuse with 400, which is for the browser. */
function refuseUpgrades(server: HttpServer): void {
  server.removeAllListeners('upgrade');
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n');
  });
}
