import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import { REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import { PROBLEM_CONTENT_TYPE } from '@ayana/contracts/problems';
import { GENERATION_HEADER } from '@ayana/portal-kit';

/** Passes the API, its socket and the OAuth return through on the page's own origin. */
export async function passToApi(
  app: FastifyInstance,
  options: { apiOrigin: string; generation: () => number },
): Promise<void> {
  const { apiOrigin, generation } = options;
  const shared = {
    upstream: apiOrigin,
    undici: { connections: 128, pipelining: 1, keepAliveTimeout: 30_000 },
    http2: false as const,
    // It would write two lines about everything that passes; followRequests writes the one there is to be.
    disableRequestLogging: true,
    preHandler: refuseTooLarge,
    replyOptions: {
      // What the API says goes on at once. By itself the library asks ten times more for a GET answered 503: with a database that
      // hangs, a page would wait for a minute, and the API would be asked most when it can least answer.
      retryDelay: () => null,
      rewriteRequestHeaders: (request: Caller, headers: object) => ({ ...headers, ...forwarded(request) }),
      rewriteHeaders: (headers: object) => ({ ...headers, [GENERATION_HEADER]: String(generation()) }),
      onError: (reply: unknown, { error }: { error: Error }) => void sendUnreachable(reply as FastifyReply, error),
    },
  };
  // Not in the plugin's types. The API checks the socket's Origin and reads its cookie.
  const wsClientOptions: object = {
    rewriteRequestHeaders: (_headers: object, request: Caller) => ({
      ...pick(request.headers, ['cookie', 'origin', 'user-agent']),
      ...forwarded(request),
    }),
  };
  await app.register(httpProxy, { ...shared, prefix: '/api', rewritePrefix: '/api' });
  await app.register(httpProxy, {
    ...shared,
    prefix: OUTSIDE_SIGN_IN_CALLBACK,
    rewritePrefix: OUTSIDE_SIGN_IN_CALLBACK,
  });
  await app.register(httpProxy, {
    ...shared,
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    websocket: true,
    wsClientOptions,
  });
}

type Caller = Pick<FastifyRequest, 'id' | 'headers' | 'ip' | 'protocol' | 'host'>;

/** What the client itself says about where it comes from is dropped: only this server's own view goes on. */
function forwarded(request: Caller): Record<string, string> {
  return {
    [REQUEST_ID_HEADER]: request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

function pick(headers: Caller['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

/** What the API takes at most, in bytes; files come as multipart and are 10 MB plus their wrapping. */
const LIMITS = { multipart: 11 * 1024 * 1024, other: 128 * 1024 };

/**
 * Refuses a body that is too large before it is passed on. The API answers 413 and closes the connection while this server is
 * still sending, and what is left of that is a broken connection instead of the answer.
 */
function refuseTooLarge(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { 'content-length': length, 'content-type': type = '' } = request.headers;
  const limit = type.startsWith('multipart/') ? LIMITS.multipart : LIMITS.other;
  if (Number(length ?? 0) <= limit) {
    done();
    return;
  }
  void sendProblem(reply.header('connection', 'close'), 413, {
    title: 'Payload Too Large',
    detail: 'What you sent is too large.',
    code: 'body_too_large',
  });
}

/** The API is down or slow: a problem like any other, so that forms keep what was typed. */
function sendUnreachable(reply: FastifyReply, error: Error): FastifyReply {
  reply.request.log.warn({ err: error }, 'the API did not answer');
  return sendProblem(reply.header('retry-after', '5'), 503, {
    title: 'Service Unavailable',
    detail: 'The service is not available right now. Please try again in a moment.',
    code: 'service_unavailable',
  });
}

/** An error as the API words its own (RFC 9457). */
function sendProblem(
  reply: FastifyReply,
  status: number,
  problem: { title: string; detail: string; code: string },
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_CONTENT_TYPE)
    .send({ type: 'about:blank', status, request_id: reply.request.id, ...problem });
}
