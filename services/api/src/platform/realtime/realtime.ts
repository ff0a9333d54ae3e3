import type { Server as HttpServer } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { RealtimeEvent } from '@ayana/contracts/realtime';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';
import { Server, type Socket } from 'socket.io';
import { Config } from '../config/config.js';
import { Database, type EntityManager } from '../database/database.js';
import type { CurrentUser } from '../http/access.js';
import { type Ending, Endings } from '../http/endings.js';
import { isOwnOrigin } from '../http/own-origin.js';
import { createAdapterPool } from './adapter-pool.js';
import { type Audience, roomOfSession, roomOfUser, roomsFor, roomsOf } from './audience.js';
import { socketsOpen } from './realtime.metrics.js';

/** Finds out whose a socket is; identity implements it. */
export abstract class SocketAuthenticator {
  abstract read(token: string): Promise<CurrentUser | undefined>;
}

/** Largest message a client may send, in bytes; it has nothing to say but its token. */
const MAX_MESSAGE = 16_384;

/**
 * Sends events to sockets, in every process (socket.io's PostgreSQL adapter). A socket belongs to a live session, hears only
 * what the rooms of its role hear, and is cut when its session ends or its role changes.
 */
@Injectable()
export class Realtime implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Realtime');
  private io: Server | undefined;
  private pool: Pool | undefined;
  private closing = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly authenticator: SocketAuthenticator,
    endings: Endings,
  ) {
    endings.onEnding((ending) => this.cut(ending));
  }

  /** Serves sockets on the API's own HTTP server. */
  attach(server: HttpServer): void {
    this.io = this.create();
    this.io.attach(server);
    this.io.use((socket, next) => void this.admit(socket, next));
    this.io.on('connection', (socket) => {
      socketsOpen.inc();
      socket.on('disconnect', () => socketsOpen.dec());
    });
  }

  /** A process without sockets publishes to those that have some. */
  publishOnly(): void {
    this.io = this.create();
  }

  /** Sends an event once the transaction of `em` is committed, and never if it is not. */
  publish(em: EntityManager, event: RealtimeEvent, audience: Audience): void {
    this.database.afterCommit(em, () => this.send(event, audience));
  }

  /** Sends an event at once, for what has no transaction. */
  send(event: RealtimeEvent, audience: Audience): void {
    const { to, except } = roomsFor(event.type, audience);
    // socket.io takes no room for every room.
    if (to.length === 0) return;
    this.io?.to(to).except(except).emit(event.type, event.data);
  }

  /** As `send`, to this process's own sockets only. */
  sendLocally(event: RealtimeEvent, audience: Audience): void {
    const { to, except } = roomsFor(event.type, audience);
    if (to.length === 0) return;
    this.io?.local.to(to).except(except).emit(event.type, event.data);
  }

  /** Lets go of this process's sockets, which would keep the HTTP server from closing; they connect again elsewhere. */
  beforeApplicationShutdown(): void {
    this.closing = true;
    this.io?.local.disconnectSockets(true);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.io?.close().catch(() => undefined);
    await this.pool?.end().catch(() => undefined);
  }

  private create(): Server {
    const { publicOrigin } = this.config;
    const pool = createAdapterPool(this.config, this.logger, () => this.letReread());
    this.pool = pool;
    return new Server({
      path: '/socket.io',
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE,
      adapter: createAdapter(pool, {
        errorHandler: (error) => this.logger.warn(`Realtime connection: ${error.message}`),
      }),
      allowRequest: (request, decide) => {
        const allowed =
          !this.closing && (request.headers.origin === undefined || isOwnOrigin(request.headers.origin, publicOrigin));
        decide(allowed ? null : 'refused', allowed);
      },
    });
  }

  /**
   * Breaks the connections of this process's sockets without a word: they come back by themselves within a second or two, each
   * in its own time, and read again what they may have missed.
   */
  private letReread(): void {
    this.logger.warn('The realtime connection was cut: this process may have missed events, its sockets connect again');
    for (const socket of this.io?.of('/').sockets.values() ?? []) socket.conn.close();
  }

  private async admit(socket: Socket, next: (error?: Error) => void): Promise<void> {
    const user = await this.userOf(socket);
    if (user) await socket.join(roomsOf(user));
    next(user ? undefined : new Error('not_signed_in'));
  }

  private async userOf(socket: Socket): Promise<CurrentUser | undefined> {
    const token: unknown = socket.handshake.auth['token'];
    return typeof token === 'string' ? this.authenticator.read(token) : undefined;
  }

  private cut(ending: Ending): void {
    if ('session_id' in ending) this.io?.local.in(roomOfSession(ending.session_id)).disconnectSockets(true);
    else void this.cutStale(roomOfUser(ending.user_id));
  }

  /** A person may be back already, by a token of their new role: that socket stays. */
  private async cutStale(room: string): Promise<void> {
    const { adapter, sockets } = this.io?.of('/') ?? {};
    for (const id of adapter?.rooms.get(room) ?? []) {
      const socket = sockets?.get(id);
      if (socket && !(await this.userOf(socket))) socket.disconnect(true);
    }
  }
}
