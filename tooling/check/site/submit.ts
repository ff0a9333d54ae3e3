import { setTimeout as sleep } from 'node:timers/promises';

import type { Filled } from './forms.ts';

/** Result of one attempt: an answer, or none (the connection broke). */
export interface Attempt {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly text: string;
  readonly contentType: string;
  readonly retryAfter: string | null;
  /** Milliseconds. */
  readonly took: number;
}

/** Longer than any bound of the product: an attempt that takes this long hangs. */
export const HANGS_MS = 25_000;
/** Milliseconds before a form is sent again: longer each time, as a person's address may send sixty a minute. */
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;

/** Sends a form once. */
export async function send(origin: string, filled: Filled): Promise<Attempt> {
  filled.sent += 1;
  const begun = performance.now();
  const took = (): number => performance.now() - begun;
  try {
    const answer = await fetch(`${origin}/api/functions/${filled.form}`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'idempotency-key': filled.key,
        'x-forwarded-for': filled.address,
      },
      body: filled.body,
      signal: AbortSignal.timeout(HANGS_MS),
    });
    const text = await answer.text();
    const attempt = {
      status: answer.status,
      text,
      contentType: answer.headers.get('content-type') ?? '',
      retryAfter: answer.headers.get('retry-after'),
      took: took(),
    };
    if (answer.status === 201) {
      filled.answer ??= text;
      filled.took = attempt.took;
    }
    return attempt;
  } catch (error) {
    return { status: 0, text: String(error), contentType: '', retryAfter: null, took: took() };
  }
}

/**
 * Sends a form, with the same key, until it is accepted.
 * @throws when it is refused for what it says, or not accepted within `patienceMs`
 */
export async function sendUntilAccepted(
  origin: string,
  filled: Filled,
  { patienceMs = 120_000, onAttempt }: { patienceMs?: number; onAttempt?: (attempt: Attempt) => void } = {},
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let pause = PAUSE_MS; ; pause = Math.min(pause + PAUSE_MS / 2, LONGEST_PAUSE_MS)) {
    const attempt = await send(origin, filled);
    onAttempt?.(attempt);
    if (attempt.status === 201) return;
    if (attempt.status >= 400 && attempt.status < 500)
      throw new Error(`A good form was refused with ${attempt.status}: ${attempt.text}`);
    if (Date.now() > end) throw new Error(`A form was not accepted for ${patienceMs / 1000} s; last: ${attempt.text}`);
    await sleep(pause);
  }
}
