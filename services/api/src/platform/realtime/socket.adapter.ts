import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import type { Observable } from 'rxjs';
import { Realtime } from './realtime.js';
import { MessageHandlers } from './message-handlers.js';
import type { RealtimeServer, RealtimeSocket } from './socket.js';

/** Serves the gateways' sockets on the API's own HTTP server. */
export class SocketAdapter extends IoAdapter {
  private readonly realtime: Realtime;
  private readonly handlers: MessageHandlers;
  private readonly watched = new WeakSet<RealtimeSocket>();

  constructor(app: NestFastifyApplication) {
    super(app);
    this.realtime = app.get(Realtime);
    this.handlers = app.get(MessageHandlers);
  }

  override createIOServer(): RealtimeServer {
    return this.realtime.serve(this.httpServer);
  }

  override bindMessageHandlers(
    socket: RealtimeSocket,
    handlers: MessageMappingProperties[],
    transform: (result: unknown) => Observable<unknown>,
  ): void {
    this.handlers.bind(socket, handlers, transform);
  }

  /** Every gateway asks for the same: they share the server, and with it who hears of a disconnected socket. */
  override bindClientDisconnect(socket: RealtimeSocket, callback: (reason: string) => void): void {
    if (this.watched.has(socket)) return;
    this.watched.add(socket);
    super.bindClientDisconnect(socket, callback);
  }

  /**
   * Nest would close the HTTP server with the sockets, before requests in progress are answered: `Realtime` closes the sockets after that.
   */
  override async close(): Promise<void> {}
}
