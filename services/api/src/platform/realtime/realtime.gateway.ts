import type { Socket } from 'socket.io';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import { TOO_MANY_SOCKETS } from '@ayana/contracts/realtime';
import { Config } from '../config/config.js';
import type { CurrentUser } from '../http/access/access.js';
import { TokenReader } from '../http/access/access.guard.js';
import { type AccessRevocation, AccessRevocations } from '../http/access/access-revocations.js';
import { roomOfSession, roomOfUser, roomsOf } from './audience.js';
import { cutFloods } from './flood-protection.js';
import { problemAnswer } from './client-message.js';
import { Handshakes } from './handshakes.js';
import { MessageHandlers } from './message-handlers.js';
import { MessageLimits } from './message-limits.js';
import type { RealtimeServer, RealtimeSocket } from './socket.js';
import { type Visitor, Visitors } from './visitors.js';
import { socketsOpen, socketsRefused } from './realtime.metrics.js';

/**
 * Controls who may have a socket: it belongs to a live session, receives the events of its role's rooms, and is disconnected when its
 * session ends or its role changes.
 */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit<RealtimeServer>, OnGatewayConnection, OnGatewayDisconnect {
  @WebSocketServer()
  private readonly io: RealtimeServer | undefined;

  constructor(
    private readonly config: Config,
    private readonly tokens: TokenReader,
    private readonly handshakes: Handshakes,
    private readonly handlers: MessageHandlers,
    private readonly visitors: Visitors,
    revocations: AccessRevocations,
  ) {
    revocations.onRevocation((revocation) => this.cut(revocation));
  }

  afterInit(io: RealtimeServer): void {
    io.engine.on('connection', (connection: Socket['conn']) => {
      this.handshakes.begin(connection);
      cutFloods(connection, () => socketsRefused.inc({ limit: 'flood' }));
    });
    io.use((socket, next) => void this.admit(socket, next));
  }

  handleConnection(socket: RealtimeSocket): void {
    socketsOpen.inc();
    this.handshakes.end(socket.conn);
    sendMissed(socket);
    // Most sockets only hear.
    let limits: MessageLimits | undefined;
    // Without `next` no listener of the socket is called: there is none.
    socket.use(([type, ...values]) => {
      const answer: unknown = values.at(-1);
      const bodies = typeof answer === 'function' ? values.slice(0, -1) : values;
      try {
        limits ??= new MessageLimits(socket.data);
        limits.check(type, bodies);
        this.handlers.run(socket, type, bodies[0], answer);
      } catch (error) {
        if (typeof answer === 'function') answer(problemAnswer(error));
      }
    });
  }

  handleDisconnect(socket: Socket): void {
    socketsOpen.dec();
    // A connection that has left its socket is useless, and nothing else would close it.
    socket.conn.close();
  }

  private async admit(socket: RealtimeSocket, next: (error?: Error) => void): Promise<void> {
    const visitor = await this.visitorOf(socket);
    const user = visitor === undefined ? await this.userOf(socket) : userOfVisitor(visitor);
    if (user === undefined) {
      next(new Error('not_signed_in'));
    } else if (this.hasMaxSockets(user)) {
      socketsRefused.inc({ limit: 'user' });
      next(new Error(TOO_MANY_SOCKETS));
    } else {
      // Check and join happen synchronously, so two at once cannot both take the last place.
      await socket.join(visitor === undefined ? roomsOf(user) : [roomOfUser(user.id), roomOfSession(user.session_id)]);
      socket.data.user = user;
      if (visitor !== undefined) socket.data.visitor = visitor;
      next();
    }
  }

  /** Counted by the room, which every closed socket leaves. */
  private hasMaxSockets({ id }: CurrentUser): boolean {
    const sockets = this.io?.of('/').adapter.rooms.get(roomOfUser(id))?.size ?? 0;
    return sockets >= this.config.socketsPerUser;
  }

  private async userOf(socket: Socket): Promise<CurrentUser | undefined> {
    const token: unknown = socket.handshake.auth['token'];
    return typeof token === 'string' ? this.tokens.read(token) : undefined;
  }

  /** A secret of a room session counts alone: with one, an access token is not looked at. */
  private async visitorOf(socket: Socket): Promise<Visitor | undefined> {
    const token: unknown = socket.handshake.auth['room_token'];
    return typeof token === 'string' ? this.visitors.read(token) : undefined;
  }

  private cut(revocation: AccessRevocation): void {
    if ('session_id' in revocation) this.io?.local.in(roomOfSession(revocation.session_id)).disconnectSockets(true);
    else void this.cutStale(roomOfUser(revocation.user_id));
  }

  /** The user may already be back with a token of their new role: that socket stays. */
  private async cutStale(room: string): Promise<void> {
    const { adapter, sockets } = this.io?.of('/') ?? {};
    for (const id of adapter?.rooms.get(room) ?? []) {
      const socket = sockets?.get(id);
      if (socket && !(await this.userOf(socket))) socket.disconnect(true);
    }
  }
}

/** Without a role, so that every rule that asks for one refuses. */
const userOfVisitor = ({ session_id }: Visitor): CurrentUser => ({ id: session_id, role: null, session_id });

/** To nobody else, and not after a change of role: the page reads everything again anyway, as after each connection. */
function sendMissed(socket: RealtimeSocket): void {
  const { missed, user } = socket.data;
  if (missed === undefined) return;
  delete socket.data.missed;
  if (missed.of.session_id !== user.session_id || missed.of.role !== user.role) return;
  // `socket.emit` would publish each of them to all processes again.
  for (const event of missed.events) socket.nsp.local.to(socket.id).emit(...event);
}
