import { defineMessages } from '@ayana/contracts/language';
import { type FieldError, isProblem, type Problem, type ProblemCode, type Taker } from '@ayana/contracts/problems';

/** Beside the problems: a class that shells and remotes share keeps its declaration. */
const TAKERS = new WeakMap<Error, readonly Taker[]>();

/** Where it is taken: what has it. */
export const takersOf = (problem: ApiProblem): readonly Taker[] => TAKERS.get(problem) ?? [];

/**
 * Every way a call can fail, as one type. `status` 0 means no answer came: `code` is then `network_error` or `timeout`.
 * `message` (the problem's `detail`) can be shown to the user.
 */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, if the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(problem: Pick<Problem, 'status' | 'code' | 'detail'> & Partial<Problem>, retryAfter?: number) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    if (problem.taken_by !== undefined) TAKERS.set(this, problem.taken_by);
    this.requestId = problem.request_id;
    this.retryAfter = retryAfter;
  }

  /** True without an answer: the server may have acted, so repeat only with the same Idempotency-Key. */
  get unanswered(): boolean {
    return this.status === 0;
  }
}

const MESSAGES = defineMessages('portal-kit/problems', {
  network_error: 'The connection was lost before an answer came. Please check your line and try again.',
  timeout: 'The answer took too long. Please try again.',
  aborted: 'The request was called off.',
  too_large: 'What you sent is too large.',
  unexpected: 'An unexpected error occurred.',
});

/** Turns what `fetch` or ky threw into a problem. */
export function unansweredProblem(cause: unknown): ApiProblem {
  if (cause instanceof ApiProblem) return cause;
  const name = cause instanceof Error ? cause.name : '';
  const code = name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'network_error';
  const problem = new ApiProblem({ status: 0, code, detail: MESSAGES[code] });
  problem.cause = cause;
  return problem;
}

/** Turns an error body into a problem, also when a proxy answered. */
export function problemOf(body: unknown, status: number, retryAfter?: number): ApiProblem {
  if (isProblem(body)) return new ApiProblem(body, retryAfter);
  const detail = status === 413 ? MESSAGES.too_large : MESSAGES.unexpected;
  return new ApiProblem({ status, code: status === 413 ? 'body_too_large' : 'unexpected_answer', detail }, retryAfter);
}
