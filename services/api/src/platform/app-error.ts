import type { FieldError, FreeSlot } from '@ayana/contracts/problems';

/** Every stable `code` of a problem with its HTTP status and the title people see. One table: services name a code, never a status. */
export const PROBLEMS = {
  malformed_body: [400, 'The request could not be read'],
  not_signed_in: [401, 'Not signed in'],
  invalid_credentials: [401, 'Sign-in failed'],
  not_allowed: [403, 'Not allowed'],
  wrong_origin: [403, 'Not allowed'],
  email_not_verified: [403, 'Email address not confirmed'],
  sign_in_again: [403, 'Please sign in again'],
  own_role: [403, 'Not your own role'],
  administrators_only: [403, 'Only a super administrator may do this'],
  not_found: [404, 'Not found'],
  unsupported_form_type: [404, 'Unsupported form type'],
  method_not_allowed: [405, 'Method not allowed'],
  idempotency_key_reused: [409, 'Idempotency key already used'],
  slot_taken: [409, 'No longer free'],
  already_claimed: [409, 'Already taken'],
  last_way_in: [409, 'The only way to sign in'],
  last_super_admin: [409, 'The last super administrator'],
  illegal_transition: [409, 'Status cannot change like this'],
  link_invalid: [410, 'This link no longer works'],
  body_too_large: [413, 'Too large'],
  unsupported_media_type: [415, 'Unsupported content type'],
  invalid_fields: [422, 'Please check some of the fields'],
  too_many_requests: [429, 'Too many requests'],
  too_many_holds: [429, 'Too many reserved times'],
  too_many_sign_ins: [429, 'Too many failed sign-ins'],
  internal_error: [500, 'Something went wrong'],
  form_not_available_yet: [501, 'Not available yet'],
  service_unavailable: [503, 'Temporarily unavailable'],
} as const satisfies Record<string, readonly [status: number, title: string]>;
export type ProblemCode = keyof typeof PROBLEMS;

interface AppErrorOptions {
  errors?: readonly FieldError[];
  /** What can be had instead of a time that is taken. */
  freeTimes?: readonly FreeSlot[];
  /** Seconds to wait before trying again; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal a person may read: services throw it with a code, the problem filter turns it into an answer. */
export class AppError extends Error {
  readonly errors: readonly FieldError[] | undefined;
  readonly freeTimes: readonly FreeSlot[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ProblemCode,
    /** Fit to show a person: no internals, no personal data. */
    detail: string,
    options: AppErrorOptions = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.errors = options.errors;
    this.freeTimes = options.freeTimes;
    this.retryAfter = options.retryAfter;
  }
}

/** 404 for what does not exist and for what is somebody else's, the two alike. */
export const notFound = (): AppError => new AppError('not_found', 'This page does not exist, or you may not see it.');

/** 403 for what a role may not do, whatever it is. */
export const notAllowed = (): AppError => new AppError('not_allowed', 'Your account is not allowed to do this.');

/** 422 with every refused field. */
export const refusedFields = (errors: readonly FieldError[]): AppError =>
  new AppError('invalid_fields', errors.map((error) => error.message).join(' '), { errors });

/** Seconds after which a refused reader may try again. */
const RETRY_AFTER_BUSY = 1;

/** 503 for a read there is no room for now, said early: nothing was tried. */
export class TooBusyError extends AppError {
  constructor() {
    super('service_unavailable', 'Too many people are using this page right now. Please try again in a moment.', {
      retryAfter: RETRY_AFTER_BUSY,
    });
  }
}
