import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { AppError } from '../app-error.js';
import { REFUSAL_MESSAGES } from './problems/messages.js';
import type { RouteDecorator } from './routes/route-decorator.js';

/** The version of the row that an answer shows; undefined where the answer has none. */
export type VersionOf<Answer extends object> = (answer: Answer) => number | undefined;

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

const ownVersion: VersionOf<{ version: number }> = ({ version }) => version;

export function WithEtag(): RouteDecorator<{ version: number } | null>;
export function WithEtag<Answer extends object>(of?: VersionOf<Answer>): RouteDecorator<Answer | null>;
/** Sends an answer with the version of its row as `ETag`, which the next change sends back in `If-Match`; null has none. */
export function WithEtag(of: VersionOf<never> = ownVersion): MethodDecorator {
  return UseInterceptors(new Etags(of as VersionOf<object>));
}

class Etags implements NestInterceptor<object | null> {
  constructor(private readonly of: VersionOf<object>) {}

  intercept(context: ExecutionContext, next: CallHandler<object | null>): Observable<object | null> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((answer) => (answer === null ? null : sendEtag(reply, answer, this.of))));
  }
}

export function sendEtag<Answer extends object>(reply: FastifyReply, answer: Answer, of: VersionOf<Answer>): Answer {
  const version = of(answer);
  if (version !== undefined) void reply.header('etag', etagOf(version));
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
