import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  newRequestId,
  rawRefusal,
  refusal,
  type RefusalCode,
  refusalOfParser,
  REFUSALS,
  REQUEST_ID_HEADER,
} from '@ayana/contracts/operation';
import { PROBLEM_CONTENT_TYPE } from '@ayana/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an error in the API's format (RFC 9457). */
export function sendRefusal(reply: FastifyReply, code: RefusalCode): FastifyReply {
  const { id } = reply.request;
  return reply
    .code(REFUSALS[code][0])
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', [REQUEST_ID_HEADER]: id })
    .type(PROBLEM_CONTENT_TYPE)
    .send(refusal(code, id));
}

/** Whether a browser opens a page, which gets a page even for an error. */
export function wantsPage({ headers, method, url }: Pick<FastifyRequest, 'headers' | 'method' | 'url'>): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/**
 * Answers what Node could not parse as a request, or what did not arrive in time, and closes the connection. Nothing is written
 * into an answer that has begun.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  const begun = answer instanceof ServerResponse && answer.headersSent;
  if (socket.writable && !begun && error.code !== 'ECONNRESET')
    socket.write(rawRefusal(refusalOfParser(error.code), newRequestId()));
  // After the answer has been sent.
  socket.destroySoon();
}
