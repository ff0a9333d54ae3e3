import type { FastifyInstance } from 'fastify';

/** Milliseconds without a request after which no more are expected. */
const QUIET_MS = 200;
/** Milliseconds after which the server closes although requests still arrive: their senders ignore readiness. */
const MAX_DRAIN_MS = 5_000;

/**
 * Before the server closes, it continues to serve until no more requests arrive: those a proxy had sent before it saw the readiness
 * change still get their answer, with `Connection: close`. Then sockets are closed, whose clients connect to another server.
 * @returns whether it is closing
 */
export function drainBeforeClose(app: FastifyInstance): () => boolean {
  let isDraining = false;
  let inFlight = 0;
  let lastSeen = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight += 1;
    lastSeen = performance.now();
    done();
  });
  // Also called when the client disconnects before its answer.
  app.addHook('onResponse', (_request, _reply, done) => {
    inFlight -= 1;
    lastSeen = performance.now();
    done();
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    const begun = performance.now();
    lastSeen = begun;
    const isQuiet = (): boolean => inFlight <= 0 && performance.now() - lastSeen > QUIET_MS;
    while (!isQuiet() && performance.now() - begun < MAX_DRAIN_MS)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
  });
  return () => isDraining;
}
