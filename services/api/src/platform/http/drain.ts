import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Milliseconds without a request after which no more are expected. */
const QUIET_MS = 200;
/** Milliseconds after which the server closes although requests still arrive: their senders ignore readiness. */
const MAX_DRAIN_MS = 5000;

/**
 * Before the server closes, it continues serving until no more requests arrive: those a proxy had sent before it saw the readiness change
 * still get their answer, with `Connection: close` so that the next one goes elsewhere.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  draining = false;
  private inFlight = 0;
  private lastSeen = 0;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (_request, reply, done) => {
      this.inFlight += 1;
      this.lastSeen = performance.now();
      if (this.draining) reply.header('connection', 'close');
      done();
    });
    // Also called when the client disconnects before its answer.
    app.addHook('onResponse', (_request, _reply, done) => {
      this.inFlight -= 1;
      this.lastSeen = performance.now();
      done();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.draining = true;
    const begun = performance.now();
    this.lastSeen = begun;
    while (!this.isQuiet() && performance.now() - begun < MAX_DRAIN_MS)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  private isQuiet(): boolean {
    return this.inFlight <= 0 && performance.now() - this.lastSeen > QUIET_MS;
  }
}
