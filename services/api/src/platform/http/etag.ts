import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';
import { REFUSAL_MESSAGES } from './problems/messages.js';

/** The `ETag` of a row by its version (RFC 9110, 8.8.3). */
const etagOf = (version: number): string => `"${version}"`;

/** The `If-Match` of a request; undefined when the caller sends none. */
export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'],
);

export const ApiIfMatch = (): MethodDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag that was read: 412 `stale_version` when the row has changed since.',
    schema: { type: 'string' },
  });

/** Sends an answer with the version of its row, which the next change sends back in `If-Match`. */
export function withEtag<Answer extends { version: number }>(reply: FastifyReply, answer: Answer): Answer {
  void reply.header('etag', etagOf(answer.version));
  return answer;
}

/** @throws AppError `stale_version` when someone else has changed the row since the caller read it */
export function refuseStale(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const read = ifMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (!read.includes(etagOf(version))) throw staleVersion();
}

/** Someone else has changed, or begun, the same thing since the caller read it. */
export const staleVersion = (): AppError => new AppError('stale_version', REFUSAL_MESSAGES.stale_version);
