/** A refused field, by its payload name. */
export interface FieldError {
  field: string;
  message: string;
}

/** A time that can be had instead; both ends are ISO 8601 in UTC. */
export interface FreeSlot {
  starts_at: string;
  ends_at: string;
}

/** Every error body: `application/problem+json` (RFC 9457) with a stable `code` and a `detail` fit to show a person. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: FieldError[];
  /** With `slot_taken`: the next times that are free. */
  free_times?: FreeSlot[];
  request_id: string;
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value && 'status' in value;
}
