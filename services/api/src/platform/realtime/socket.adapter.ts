import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { defer, type Observable } from 'rxjs';
import { Realtime } from './realtime.js';
import { maySend } from './message-limits.js';
import type { RealtimeServer, RealtimeSocket } from './socket.js';

/** Serves the gateways' sockets on the API's own HTTP server. */
export class SocketAdapter extends IoAdapter {
  private readonly realtime: Realtime;
  private readonly watched = new WeakSet<RealtimeSocket>();

  constructor(app: NestFastifyApplication) {
    super(app);
    this.realtime = app.get(Realtime);
  }

  override createIOServer(): RealtimeServer {
    return this.realtime.serve(this.httpServer);
  }

  /**
   * A listener for each message that its user may send, instead of Nest's four observables for every message, which took half of a socket's
   * memory. A message has one body and maybe a callback for the answer: `MessageLimits` refuses others.
   */
  override bindMessageHandlers(
    socket: RealtimeSocket,
    handlers: MessageMappingProperties[],
    transform: (result: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers) {
      if (!maySend(message, socket.data.user.role)) continue;
      socket.on(message, (body: unknown, answer?: unknown) => {
        defer(() => transform(callback(body, answer))).subscribe({
          next: (result) => typeof answer === 'function' && answer(result),
          // A handler's own failures are answered by the filter of `ClientMessage`.
          error: (error: unknown) => this.logger.error(error),
        });
      });
    }
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
