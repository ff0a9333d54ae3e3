import { AsyncLocalStorage } from 'node:async_hooks';
import { newRequestId, REQUEST_ID, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface CurrentRequest {
  id: string;
  /** What the API is told about the client, beside the id. */
  client: Record<string, string>;
  /** Aborted when the client is gone before its answer is sent. */
  signal: AbortSignal;
  /** Whether the API did not answer a read for it. */
  readFailed: boolean;
  /** Whether a read for it is nobody else's to see, or may be another in a moment. */
  readPrivately: boolean;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Id of the request being answered: what is read of the API for it carries the same. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id;
}

/** Who asks, for what is sent to the API on their behalf: the API counts by address. */
export function currentClient(): Record<string, string> {
  return current.getStore()?.client ?? {};
}

/** Remembers that the API did not answer a read for the request being answered: its page lacks something that it has at other times. */
export function noteFailedRead(): void {
  const request = current.getStore();
  if (request !== undefined) request.readFailed = true;
}

export function hadFailedRead(): boolean {
  return current.getStore()?.readFailed === true;
}

/** Remembers that a read for the request being answered may not be kept, as a page by a personal link: then its page is not kept either. */
export function notePrivateRead(): void {
  const request = current.getStore();
  if (request !== undefined) request.readPrivately = true;
}

export function hadPrivateRead(): boolean {
  return current.getStore()?.readPrivately === true;
}

/** Aborted when the client of the request being answered is gone; undefined where none is. */
export function currentSignal(): AbortSignal | undefined {
  return current.getStore()?.signal;
}

/** The caller's own request id where it is fit to be written down, or a new one. */
export function requestIdOf({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : newRequestId();
}

/** What the client itself says about where it comes from is dropped: only this server's own view goes on. */
export function forwarded(request: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>): Record<string, string> {
  return {
    [REQUEST_ID_HEADER]: request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/**
 * Answers every request with its id and writes a line about it: no query, headers or addresses, for those may be personal. Reading
 * is told to those who debug, changing and failing to everybody.
 */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) reply.header(REQUEST_ID_HEADER, request.id);
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const client = forwarded(request);
    current.run({ id: request.id, client, signal: gone.signal, readFailed: false, readPrivately: false }, done);
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
