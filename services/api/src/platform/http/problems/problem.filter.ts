import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable, Logger } from '@nestjs/common';
import { type Problem, PROBLEM_CONTENT_TYPE, PROBLEMS } from '@ayana/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, TooBusyError } from '../../app-error.js';
import { isRefusedValue, isUnavailable } from '../../database/unavailable.js';
import { describeFault } from '../../logging/failure.js';

/** Seconds after which a caller should retry when the database is unavailable. */
const RETRY_AFTER_OUTAGE = 2;

const BY_STATUS: Readonly<Record<number, readonly [keyof typeof PROBLEMS, string]>> = {
  400: ['malformed_body', 'The request is not valid JSON.'],
  401: ['not_signed_in', 'Please sign in.'],
  403: ['not_allowed', 'You are not allowed to do this.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take that method.'],
  413: ['body_too_large', 'What you sent is too large.'],
  414: ['not_found', 'There is nothing at this address.'],
  415: ['unsupported_media_type', 'Please send application/json.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  503: ['service_unavailable', 'The service is not available right now. Please try again in a moment.'],
};

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Any thrown error, as a refusal for the caller. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  const known = status === undefined ? undefined : BY_STATUS[status];
  if (known) return new AppError(known[0], known[1], { cause: error });
  if (isUnavailable(error)) {
    return new AppError(
      'service_unavailable',
      'The service is not available right now. Please try again in a moment.',
      {
        cause: error,
        retryAfter: RETRY_AFTER_OUTAGE,
      },
    );
  }
  if (isRefusedValue(error)) {
    return new AppError('invalid_fields', 'Something you sent cannot be stored as it is. Please check it.', {
      cause: error,
    });
  }
  return new AppError('internal_error', 'Something went wrong on our side. Please try again.', { cause: error });
}

/** Turns every error into `application/problem+json` (RFC 9457); never a stack, never SQL. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problems');

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw thrown;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAppError(thrown);
    const [status, title] = PROBLEMS[error.code];
    const isExpected = error.code === 'form_not_available_yet' || error instanceof TooBusyError;
    // A value the database refused should have been refused by storable-check.ts or fields.ts: fix it there.
    if ((status >= 500 && !isExpected) || isRefusedValue(error.cause)) this.report(error, request);
    if (reply.sent) return;
    const problem: Problem = {
      type: `urn:ayana:problem:${error.code}`,
      title: title || (STATUS_CODES[status] ?? 'Error'),
      status,
      detail: error.message,
      code: error.code,
      ...(error.errors ? { errors: [...error.errors] } : {}),
      ...(error.freeTimes ? { free_times: [...error.freeTimes] } : {}),
      request_id: request.id,
    };
    if (error.retryAfter !== undefined)
      void reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))));
    void reply
      .removeHeader('etag')
      .header('cache-control', 'no-store')
      .status(status)
      .type(PROBLEM_CONTENT_TYPE)
      .send(JSON.stringify(problem));
  }

  private report(error: AppError, request: FastifyRequest): void {
    const entry = {
      request_id: request.id,
      route: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      failure: describeFault(error.cause),
    };
    if (error.code === 'service_unavailable') this.logger.warn(entry, 'Not available');
    else this.logger.error(entry, 'Request failed');
  }
}
