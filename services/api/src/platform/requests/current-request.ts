import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const ids = new AsyncLocalStorage<string>();

/** Id of the current request, or of the request that sent the current job; undefined elsewhere. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}

/** Runs `work` in the context of a request; without an id it just runs. */
export function asRequest<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? work() : ids.run(id, work);
}

/** Everything a request causes has its id. Installed twice, because reading the body leaves the first context. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => ids.run(request.id, done));
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) done();
    else ids.run(request.id, done);
  });
}
