import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import { bodyRuleOf } from '@ayana/contracts/operation';
import { SOCKET_FRAME_BYTES, SOCKET_PATH } from '@ayana/contracts/realtime';
import { GENERATION_HEADER } from '@ayana/portal-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { connectToApi } from './api-connection';
import { endToEnd } from './hop-by-hop';
import { sendRefusal } from '../http/problems';
import { BodyTooLarge, drained, limitedBody, wholeBody } from './request-body';
import { forwarded } from '../http/requests';

/** Forwarded methods; the API decides which of them a path supports. */
export const API_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
/** Longest wait for the API to open its end of a socket, in milliseconds. */
const SOCKET_LIMIT = 10_000;

/** Longest wait for the other side to close a socket, in milliseconds; then it is cut. */
const CLOSE_LIMIT = 1_000;

/** Proxies the API, its socket and the OAuth callback on the page's origin. */
export async function proxyApi(
  app: FastifyInstance,
  options: { apiOrigin: string; generation: () => number },
): Promise<void> {
  const { apiOrigin, generation } = options;
  const api = connectToApi();
  app.addHook('onClose', () => api.close());
  const wsServerOptions: object = { maxPayload: SOCKET_FRAME_BYTES, closeTimeout: CLOSE_LIMIT };
  // Missing in the plugin's types. The API checks the socket's Origin and reads its cookie.
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
      // It would log every request twice; followRequests logs it once.
      disableRequestLogging: true,
      preHandler: boundBody,
      replyOptions: {
        // Answers are forwarded without retries. By default the library repeats a GET answered 503 ten times: with a hanging
        // database, a page would wait for a minute, and the API would get the most load when it can handle the least.
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

/** An answer that does not need the rest of the body, such as a refusal, waits until the body has arrived. */
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
 * Refuses a body whose declared length is too large, and counts one without a length. Files are streamed; everything else is read first, so
 * that a slow sender uses no API connection.
 */
async function boundBody(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { 'content-length': length, 'content-type': type } = request.headers;
  const { bytes, streamed } = bodyRuleOf(type);
  if (Number(length ?? 0) > bytes) return sendRefusal(reply, 'body_too_large');
  if (!(request.body instanceof Readable)) return undefined;
  if (streamed) {
    request.body = limitedBody(request.body, bytes);
    return undefined;
  }
  try {
    request.body = Readable.from(await wholeBody(request.body, bytes));
    return undefined;
  } catch (error) {
    if (error instanceof BodyTooLarge) return sendRefusal(reply, 'body_too_large');
    // The client is gone: no answer is needed.
    reply.hijack();
    request.raw.destroy();
    return reply;
  }
}

/** Turns a failed or unanswered API call into a problem, so that forms keep what was typed. */
function sendFailure(reply: FastifyReply, error: Error): FastifyReply {
  if (error.cause instanceof BodyTooLarge) return sendRefusal(reply, 'body_too_large');
  reply.request.log.warn({ err: error }, 'the API did not answer');
  return sendRefusal(reply.header('retry-after', '5'), 'service_unavailable');
}
