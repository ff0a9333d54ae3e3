import type { Id, Integer, Moment } from './shapes/index.ts';
import { defineMessages } from './language/index.ts';

/** Every `code` of a server's problem, with its HTTP status and displayed title. Services name a code, never a status. */
export const PROBLEMS = defineMessages('contracts/problems', {
  malformed_body: [400, 'The request could not be read'],
  malformed_request: [400, 'The request could not be read'],
  not_signed_in: [401, 'Not signed in'],
  bad_signature: [401, 'Not signed'],
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
  request_timeout: [408, 'The request took too long'],
  idempotency_key_reused: [409, 'Idempotency key already used'],
  slot_taken: [409, 'No longer free'],
  already_received: [409, 'Received before'],
  already_claimed: [409, 'Already taken'],
  already_decided: [409, 'Already decided'],
  release_in_progress: [409, 'A release is under way'],
  release_refused: [409, 'Not released'],
  last_way_in: [409, 'The only way to sign in'],
  last_super_admin: [409, 'The last super administrator'],
  paper_changed: [409, 'This paper is not as it was signed'],
  needs_reason: [409, 'A written reason is needed'],
  needs_confirmation: [409, 'Please check what you entered'],
  illegal_transition: [409, 'Status cannot change like this'],
  link_invalid: [410, 'This link no longer works'],
  stale_version: [412, 'Changed by someone else'],
  body_too_large: [413, 'Too large'],
  unsupported_media_type: [415, 'Unsupported content type'],
  invalid_fields: [422, 'Please check some of the fields'],
  too_many_requests: [429, 'Too many requests'],
  too_many_holds: [429, 'Too many reserved times'],
  too_many_sign_ins: [429, 'Too many failed sign-ins'],
  headers_too_large: [431, 'Too large'],
  internal_error: [500, 'Something went wrong'],
  form_not_available_yet: [501, 'Not available yet'],
  service_unavailable: [503, 'Temporarily unavailable'],
} satisfies Record<string, readonly [status: number, title: string]>);

/** A client's code for a request that got no answer, or an answer from something other than this product. */
export type UnansweredCode = 'network_error' | 'timeout' | 'aborted' | 'unexpected_answer';

/**
 * Every `code` a caller can get: clients compare with these, so that a code that does not exist does not compile. A newer server may send
 * one that is not listed yet; it is treated like any other refusal.
 */
export type ProblemCode = keyof typeof PROBLEMS | UnansweredCode;

/** A refused field, by its payload name. */
export interface FieldError {
  /** Name of the payload field. */
  field: string;
  /** Fit to show beside the field. */
  message: string;
}

/** An alternative time; both ends are ISO 8601 in UTC. */
export interface FreeSlot {
  starts_at: Moment;
  ends_at: Moment;
}

/** What the parts of a conflict are. */
export const TAKER_KINDS = ['need', 'override', 'incident', 'signal'] as const;
export type TakerKind = (typeof TAKER_KINDS)[number];

/** The case that something is for. */
export interface TakerCase {
  id: Id;
  /** @example "AY-7K2Q4" */
  number: string;
}

/** What has already what was asked for: it tells the staff who to ask. */
export interface Taker {
  kind: TakerKind;
  /** Of the need, the incident or the signal; of an override, the person’s rota. */
  id: Id;
  /** @example "NEED-000123" */
  number: string | null;
  title: string;
  case: TakerCase | null;
  /** Whose it is: the name of the member of staff. */
  owner: string | null;
  until_at: Moment | null;
}

/** Every error body: `application/problem+json` (RFC 9457) with a stable `code` and a `detail` fit to show a person. */
export interface Problem {
  /** @example "urn:ayana:problem:invalid_fields" */
  type: string;
  title: string;
  /** @example 422 */
  status: Integer;
  /** Fit to show a person. */
  detail: string;
  /**
   * Stable code.
   * @example "invalid_fields"
   */
  code: ProblemCode;
  errors?: FieldError[];
  /** With `slot_taken`: the next times that are free. */
  free_times?: FreeSlot[];
  /** Where it is taken: what has it. */
  taken_by?: Taker[];
  request_id: string;
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value && 'status' in value;
}
