import type { FieldError, FreeSlot, PROBLEMS, Taker } from '@ayana/contracts/problems';
import { REFUSAL_MESSAGES } from './http/problems/messages.js';

/** Codes the API itself may answer; a client also has codes for requests without an answer. */
type AnsweredCode = keyof typeof PROBLEMS;

interface AppErrorOptions {
  errors?: readonly FieldError[];
  /** Alternatives to a time that is taken. */
  freeTimes?: readonly FreeSlot[];
  /** What has already what was asked for. */
  takenBy?: readonly Taker[];
  /** Seconds to wait before trying again; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal for people: services throw it with a code, the problem filter turns it into an answer. */
export class AppError extends Error {
  readonly errors: readonly FieldError[] | undefined;
  readonly freeTimes: readonly FreeSlot[] | undefined;
  readonly takenBy: readonly Taker[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: AnsweredCode,
    /** Displayable: no internals, no personal data. */
    detail: string,
    options: AppErrorOptions = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.errors = options.errors;
    this.freeTimes = options.freeTimes;
    this.takenBy = options.takenBy;
    this.retryAfter = options.retryAfter;
  }
}

/** 404 for what does not exist and, without distinction, for what belongs to another user. */
export const notFound = (): AppError => new AppError('not_found', REFUSAL_MESSAGES.page_not_found);

/** 403 for what a role may not do. */
export const notAllowed = (): AppError => new AppError('not_allowed', REFUSAL_MESSAGES.account_not_allowed);

/** 422 with every refused field. */
export const refusedFields = (errors: readonly FieldError[]): AppError =>
  new AppError('invalid_fields', errors.map((error) => error.message).join(' '), { errors });

/** The same refusal, with what has it. */
export const withTakers = (error: AppError, takenBy: readonly Taker[]): AppError =>
  takenBy.length === 0
    ? error
    : new AppError(error.code, error.message, {
        takenBy,
        cause: error,
        ...(error.errors === undefined ? {} : { errors: error.errors }),
      });

/** Seconds after which a refused reader may try again. */
const RETRY_AFTER_BUSY = 1;

/** 503 for a read that there is no capacity for, answered early: nothing was tried. */
export class TooBusyError extends AppError {
  constructor() {
    super('service_unavailable', REFUSAL_MESSAGES.too_busy, {
      retryAfter: RETRY_AFTER_BUSY,
    });
  }
}
