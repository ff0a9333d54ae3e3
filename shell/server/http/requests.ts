import { AsyncLocalStorage } from 'node:async_hooks';
import { newRequestId, REQUEST_ID, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import type { FastifyInstance } from 'fastify';

const ids = new AsyncLocalStorage<string>();

/** Id of the request being answered: what is read of the API for it carries the same. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}

/** The caller's own request id where it is fit to be written down, or a new one. */
export function requestIdOf({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : newRequestId();
}

/**
 * Answers every request with its id and writes a line about it: no query, headers or addresses, for those may be personal. Reading
 * is told to those who debug, changing and failing to everybody.
 */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) reply.header(REQUEST_ID_HEADER, request.id);
    ids.run(request.id, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const entry = {
      method,
      path: url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(entry, 'request');
    else if (method === 'GET' || method === 'HEAD' || QUIET.has(entry.path ?? '')) request.log.debug(entry, 'request');
    else request.log.info(entry, 'request');
    done();
  });
}

/** Sent by every page by itself: a line each would hide the rest. */
const QUIET = new Set(['/api/web-vitals', '/api/auth/refresh']);
