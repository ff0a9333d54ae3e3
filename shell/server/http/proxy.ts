import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import { SOCKET_PATH } from '@ayana/contracts/realtime';
import { GENERATION_HEADER } from '@ayana/portal-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { connectToApi } from './api-connection';
import { endToEnd } from './hop-by-hop';
import { sendRefusal } from './problems';
import { BodyTooLarge, drained, limitedBody, wholeBody } from './request-body';
import { forwarded } from './requests';

/** Methods that are passed on; the API decides which an address of it takes. */
export const API_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
/** What the API takes at most, in bytes; files come as multipart and are 10 MB plus their wrapping. */
const LIMITS = { multipart: 11 * 1024 * 1024, other: 128 * 1024 };
/** Bytes of a message over the socket: a client has nothing to say but its token. */
const LONGEST_MESSAGE = 32 * 1024;
/** Longest wait for the API to open its end of a socket, in milliseconds. */
const SOCKET_LIMIT = 10_000;

/** Longest wait for the other end to agree that a socket is closed, in milliseconds; then it is cut. */
const CLOSE_LIMIT = 1_000;

/** Passes the API, its socket and the OAuth return through on the page's own origin. */
export async function passToApi(
  app: FastifyInstance,
  options: { apiOrigin: string; generation: () => number },
): Promise<void> {
  const { apiOrigin, generation } = options;
  const api = connectToApi();
  app.addHook('onClose', () => api.close());
  const wsServerOptions: object = { maxPayload: LONGEST_MESSAGE, closeTimeout: CLOSE_LIMIT };
  // Not in the plugin's types. The API checks the socket's Origin and reads its cookie.
  const wsClientOptions: object = {
    handshakeTimeout: SOCKET_LIMIT,
    closeTimeout: CLOSE_LIMIT,
    rewriteRequestHeaders: (_headers: object, request: Caller) => ({
      ...pick(request.headers, ['cookie', 'origin', 'user-agent']),
      ...forwarded(request),
    }),
  };
  await app.register(async (proxied) => {
    proxied.addHook('onSend', answerAfterBody);
    await proxied.register(httpProxy, {
      upstream: apiOrigin,
      routes: ['/api', '/api/*', OUTSIDE_SIGN_IN_CALLBACK, SOCKET_PATH, `${SOCKET_PATH}/*`],
      httpMethods: API_METHODS,
      undici: { request: api.request },
      http2: false,
      // It would write two lines about everything that passes; followRequests writes the one there is to be.
      disableRequestLogging: true,
      preHandler: boundBody,
      replyOptions: {
        // What the API says goes on at once. By itself the library asks ten times more for a GET answered 503: with a database that
        // hangs, a page would wait for a minute, and the API would be asked most when it can least answer.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({ ...endToEnd(headers), ...forwarded(request) }),
        rewriteHeaders: (headers) => ({ ...endToEnd(headers), [GENERATION_HEADER]: String(generation()) }),
        onError: (reply, { error }) => void sendFailure(reply as FastifyReply, error),
      },
      websocket: true,
      wsClientOptions,
      wsServerOptions,
    });
  });
}

/** An answer that needs no more of the body, such as a refusal, waits for its end. */
async function answerAfterBody(request: FastifyRequest): Promise<void> {
  await drained(request.raw);
}

type Caller = Pick<FastifyRequest, 'id' | 'headers' | 'ip' | 'protocol' | 'host'>;

function pick(headers: Caller['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

/**
 * Refuses a body that says it is too large, and counts one that does not say. Files pass on as they come; everything else is read first, so
 * that who sends slowly keeps no connection of the API from others.
 */
async function boundBody(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { 'content-length': length, 'content-type': type = '' } = request.headers;
  const hasFiles = type.startsWith('multipart/');
  const limit = hasFiles ? LIMITS.multipart : LIMITS.other;
  if (Number(length ?? 0) > limit) return sendRefusal(reply, 'body_too_large');
  if (!(request.body instanceof Readable)) return undefined;
  if (hasFiles) {
    request.body = limitedBody(request.body, limit);
    return undefined;
  }
  try {
    request.body = Readable.from(await wholeBody(request.body, limit));
    return undefined;
  } catch (error) {
    if (error instanceof BodyTooLarge) return sendRefusal(reply, 'body_too_large');
    // The client is gone: nobody reads an answer.
    reply.hijack();
    request.raw.destroy();
    return reply;
  }
}

/** What did not reach the API, or got no answer, as a problem like any other, so that forms keep what was typed. */
function sendFailure(reply: FastifyReply, error: Error): FastifyReply {
  if (error.cause instanceof BodyTooLarge) return sendRefusal(reply, 'body_too_large');
  reply.request.log.warn({ err: error }, 'the API did not answer');
  return sendRefusal(reply.header('retry-after', '5'), 'service_unavailable');
}
