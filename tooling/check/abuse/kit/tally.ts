import { isProblem, PROBLEM_CONTENT_TYPE } from '@ayana/contracts/problems';

import type { Answer } from './raw.ts';
import { lineOf, type Request, visible } from './request.ts';

/** Results of the requests of an attack. */
export interface Counts {
  tried: number;
  /** 2xx and 3xx. */
  accepted: number;
  /** 4xx. */
  refused: number;
  /** 503 with Retry-After where load may be shed. */
  shed: number;
  /** 5xx, other than what was shed. */
  failed: number;
  /** The connection was closed without an answer, where that is correct. */
  closed: number;
  /** Neither answered nor closed within its bound. */
  unanswered: number;
}

/** A kind of fault, how often it was seen, and the shortest requests that show it. */
export interface Finding {
  readonly kind: string;
  readonly times: number;
  readonly examples: readonly string[];
}

const EXAMPLES = 20;

export interface Judge {
  /** An error must be `application/problem+json` in the shape of api.md; otherwise any error will do. */
  readonly problem?: boolean;
  /** 503 with Retry-After is correct: there were too many requests at once. */
  readonly mayShed?: boolean;
  /** Closing the connection without an answer is correct: the bytes were not a request. */
  readonly mayClose?: boolean;
  /** What else is wrong about this answer, as a short kind. */
  readonly wrong?: (answer: Answer) => string | undefined;
}

/** Counts the results of requests and keeps, for each kind of finding, how often it was seen and the shortest requests that show it. */
export class Tally {
  readonly counts: Counts = { tried: 0, accepted: 0, refused: 0, shed: 0, failed: 0, closed: 0, unanswered: 0 };
  private readonly found = new Map<string, { times: number; examples: string[] }>();

  /** Judges an answer. */
  note(
    request: Request | string,
    answer: Answer,
    { problem = false, mayShed = false, mayClose = false, wrong }: Judge = {},
  ): void {
    this.counts.tried += 1;
    const kind =
      this.count(answer, mayShed, mayClose) ?? wrong?.(answer) ?? (problem ? problemWith(answer) : undefined);
    if (kind === undefined) return;
    const line = typeof request === 'string' ? request : lineOf(request);
    this.wrong(kind, `${line} → ${answer.status || 'nothing'} ${visible(answer.body).slice(0, 120)}`.trim());
  }

  /** A finding that does not belong to one answer. */
  wrong(kind: string, example = ''): void {
    const known = this.found.get(kind) ?? { times: 0, examples: [] };
    known.times += 1;
    known.examples = [...new Set([...known.examples, example])]
      .toSorted((a, b) => a.length - b.length)
      .slice(0, EXAMPLES);
    this.found.set(kind, known);
  }

  /** A finding, unless `holds`. */
  expect(holds: boolean, kind: string, example = ''): void {
    if (!holds) this.wrong(kind, example);
  }

  /** Each kind of finding with its shortest examples. */
  findings(): Finding[] {
    return [...this.found].map(([kind, { times, examples }]) => ({ kind, times, examples }));
  }

  private count({ status, body, closed, headers }: Answer, mayShed: boolean, mayClose: boolean): string | undefined {
    const { counts } = this;
    if (status === 0) {
      if (closed && mayClose) counts.closed += 1;
      else counts.unanswered += 1;
      if (closed) return mayClose ? undefined : 'closed without an answer';
      return 'no answer within the bound';
    }
    if (status < 400) counts.accepted += 1;
    else if (status < 500) counts.refused += 1;
    else if (status === 503 && mayShed && headers['retry-after'] !== undefined) counts.shed += 1;
    // The one form the specification promises for later (api.md).
    else if (status === 501 && body.includes('form_not_available_yet')) counts.refused += 1;
    else {
      counts.failed += 1;
      return `answered ${status}`;
    }
    return undefined;
  }
}

/** Words of a stack trace, of SQL or of a library, which no user should read. */
const INSIDES =
  /\bat [\w.<>]+ \(|node_modules|\.[jt]s:\d|\b(select|insert into|update|delete from)\b .*\b(from|set|values|where)\b|kysely|mikro|postgres|\bFST_/i;

/** What is wrong about an error's body, by api.md ("Manners"); undefined for a good one and for any answer of success. */
export function problemWith({ status, headers, body }: Answer): string | undefined {
  if (status < 400) return undefined;
  if (headers['content-type']?.startsWith(PROBLEM_CONTENT_TYPE) !== true)
    return `an error ${status} of type ${headers['content-type'] ?? 'none'}`;
  // The answer to HEAD has none.
  if (body === '') return undefined;
  const value = parsed(body);
  if (!isProblem(value)) return 'an error that is not a problem of api.md';
  if (value.status !== status) return 'a problem with another status than its answer';
  if (
    ![value.type, value.title, value.detail, value.code, value.request_id].every(
      (each) => typeof each === 'string' && each !== '',
    )
  )
    return 'a problem without all of its fields';
  if (!/^[a-z]+(_[a-z]+)*$/.test(value.code)) return 'a problem whose code is not a stable name';
  if (status === 422 && !value.errors?.every(({ field, message }) => typeof field === 'string' && message !== ''))
    return 'a 422 that does not name its fields';
  return INSIDES.test(value.detail) ? 'a problem that shows the insides' : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
