import { AsyncLocalStorage } from 'node:async_hooks';
import { newRequestId, REQUEST_ID, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface CurrentRequest {
  id: string;
  /** Headers about the client for the API, beside the id. */
  client: Record<string, string>;
  /** Aborted when the client is gone before its answer is sent. */
  signal: AbortSignal;
  /** Whether a read of the API failed. */
  readFailed: boolean;
  /** Whether it loaded private or uncacheable data. */
  readPrivately: boolean;
  /** Seconds for which everything it has read may be kept. */
  seconds: number;
  /** Tags of what it has read. */
  tags: Set<string>;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Id of the current request; its API calls carry the same id. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id;
}

/** Headers about the client for API calls on its behalf: the API counts by address. */
export function currentClient(): Record<string, string> {
  return current.getStore()?.client ?? {};
}

/** Records that a read of the API failed for the current request: its page lacks data. */
export function noteFailedRead(): void {
  const request = current.getStore();
  if (request !== undefined) request.readFailed = true;
}

export function hadFailedRead(): boolean {
  return current.getStore()?.readFailed === true;
}

/** Records that the current request loaded private data, so that its page is not cached. */
export function notePrivateRead(): void {
  const request = current.getStore();
  if (request !== undefined) request.readPrivately = true;
}

export function hadPrivateRead(): boolean {
  return current.getStore()?.readPrivately === true;
}

/** Records what the API says of a public answer: how many seconds it may be kept, and its tags. */
export function notePublicRead({ seconds, tags }: { seconds: number; tags: readonly string[] }): void {
  const request = current.getStore();
  if (request === undefined) return;
  request.seconds = Math.min(request.seconds, seconds);
  for (const tag of tags) request.tags.add(tag);
}

export function publicReads(): { seconds: number; tags: readonly string[] } {
  const { seconds = Infinity, tags = [] } = current.getStore() ?? {};
  return { seconds, tags: [...tags].toSorted() };
}

/** Aborted when the client of the current request is gone; undefined outside of a request. */
export function currentSignal(): AbortSignal | undefined {
  return current.getStore()?.signal;
}

/** The caller's request id where it is valid, or a new one. */
export function requestIdOf({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : newRequestId();
}

/** Drops what the client says about its address: only this server's own view is forwarded. */
export function forwarded(request: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>): Record<string, string> {
  return {
    [REQUEST_ID_HEADER]: request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/**
 * Answers every request with its id and logs it: without query, headers and addresses, which may be personal. Reads
 * are logged at debug level, changes and failures at info level and above.
 */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) reply.header(REQUEST_ID_HEADER, request.id);
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const client = forwarded(request);
    const reads = { readFailed: false, readPrivately: false, seconds: Infinity, tags: new Set<string>() };
    current.run({ id: request.id, client, signal: gone.signal, ...reads }, done);
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

/** Sent by every page: logging each would hide other requests. */
const QUIET = new Set(['/api/web-vitals', '/api/auth/refresh']);
