import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { Realtime } from './realtime.js';
import type { RealtimeServer } from './socket.js';

/** Serves the gateways' sockets on the API's own HTTP server. */
export class SocketAdapter extends IoAdapter {
  private readonly realtime: Realtime;

  constructor(app: NestFastifyApplication) {
    super(app);
    this.realtime = app.get(Realtime);
  }

  override createIOServer(): RealtimeServer {
    return this.realtime.serve(this.httpServer);
  }

  /**
   * Nest would close the HTTP server with the sockets, before requests in progress are answered: `Realtime` closes the sockets after that.
   */
  override async close(): Promise<void> {}
}
