import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable, Logger } from '@nestjs/common';
import { type Problem, PROBLEM_CONTENT_TYPE, PROBLEMS } from '@ayana/contracts/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, TooBusyError } from '../../app-error.js';
import { isRefusedValue, isUnavailable } from '../../database/unavailable.js';
import { PROBLEM_MESSAGES } from './messages.js';
import { describeFault } from '../../logging/failure.js';

/** Seconds after which a caller should retry when the database is unavailable. */
const RETRY_AFTER_OUTAGE = 2;

const BY_STATUS: Readonly<Record<number, keyof typeof PROBLEM_MESSAGES>> = {
  400: 'malformed_body',
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'service_unavailable',
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
  if (known) return new AppError(known, PROBLEM_MESSAGES[known], { cause: error });
  if (isUnavailable(error)) {
    return new AppError('service_unavailable', PROBLEM_MESSAGES.service_unavailable, {
      cause: error,
      retryAfter: RETRY_AFTER_OUTAGE,
    });
  }
  if (isRefusedValue(error)) {
    return new AppError('invalid_fields', PROBLEM_MESSAGES.invalid_fields, {
      cause: error,
    });
  }
  return new AppError('internal_error', PROBLEM_MESSAGES.internal_error, { cause: error });
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
      ...(error.takenBy ? { taken_by: [...error.takenBy] } : {}),
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
