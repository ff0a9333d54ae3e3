import { setTimeout as sleep } from 'node:timers/promises';

import { fillIn, type Filled } from '@ayana/tooling/check/site/forms.ts';
import { HANGS_MS, send } from '@ayana/tooling/check/site/submit.ts';

export type Kind = 'page' | 'list' | 'form';

/** One request as its sender saw it, after what a browser repeats by itself. */
export interface Outcome {
  readonly kind: Kind;
  readonly what: string;
  /** HTTP status of the last attempt, 0 for a broken connection. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly tries: number;
  /** `performance.now()` at its end. */
  readonly at: number;
  readonly took: number;
  /** What was being done to the cluster when it began. */
  readonly during: string;
  /** What the last attempt said that was no success. */
  readonly said?: string;
}

interface Attempt {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text?: string;
}

/** Of ten requests: a form, eight lists and searches, a page (a CDN answers most of them). */
const MIX: readonly Kind[] = ['page', 'list', 'list', 'form', 'list', 'list', 'list', 'list', 'list', 'list'];
/** Most requests that are begun at the same moment. */
const AT_ONCE = 10;
/** portal-kit's calls are tried up to three times, after these pauses in milliseconds (portal-kit/src/api/http.ts). */
const PAUSES = [300, 600];
const REPEATED = new Set([0, 408, 502, 503, 504]);

/**
 * Sends requests at a steady rate, whether the earlier ones are answered or not, each from an address of its own, and repeats as
 * a browser does: calls of the API up to twice; a page once, and only after a connection that broke before its answer.
 */
export class Traffic {
  readonly outcomes: Outcome[] = [];
  readonly forms: Filled[] = [];
  /** What is being done to the cluster now. */
  during = 'nothing';
  readonly #origin: string;
  readonly #paths: Readonly<Record<'page' | 'list', readonly string[]>>;
  readonly #open = new Set<Promise<void>>();
  #count = 0;
  #timer: NodeJS.Timeout | undefined;
  #begun = 0;

  constructor(origin: string, paths: readonly string[]) {
    this.#origin = origin;
    const isCall = (path: string): boolean => path.startsWith('/api/');
    this.#paths = { list: paths.filter(isCall), page: paths.filter((path) => !isCall(path)) };
  }

  start(perSecond: number): void {
    this.#begun = performance.now();
    this.#timer = setInterval(() => {
      // As many as are due by the clock, so that a timer that comes late does not lower the rate; after a stall of this process
      // some at a time.
      const due = Math.min(((performance.now() - this.#begun) / 1000) * perSecond, this.#count + AT_ONCE);
      while (this.#count < due) this.#begin();
    }, 5);
  }

  /** No more requests; resolves when all are answered. @returns requests a second */
  async stop(): Promise<number> {
    clearInterval(this.#timer);
    const rate = this.#count / ((performance.now() - this.#begun) / 1000);
    while (this.#open.size > 0) await Promise.all(this.#open);
    return rate;
  }

  /** Forms without an answer of success are sent again with their keys, as a person does who sees the message. */
  async finishForms(patienceMs = 60_000): Promise<void> {
    const end = Date.now() + patienceMs;
    const open = (): Filled[] => this.forms.filter(({ answer }) => answer === undefined);
    while (open().length > 0 && Date.now() < end) {
      await Promise.all(
        open()
          .slice(0, 10)
          .map((filled) => send(this.#origin, filled)),
      );
      await sleep(50);
    }
  }

  #begin(): void {
    const kind = MIX[this.#count % MIX.length] ?? 'list';
    this.#count += 1;
    const running = this.#send(kind, this.#count).finally(() => this.#open.delete(running));
    this.#open.add(running);
  }

  async #send(kind: Kind, number: number): Promise<void> {
    const begun = performance.now();
    const { during } = this;
    const [filled] = kind === 'form' ? fillIn(1) : [];
    if (filled !== undefined) this.forms.push(filled);
    const paths = kind === 'form' ? [] : this.#paths[kind];
    const path = paths[number % paths.length] ?? '/';
    const what = filled?.form ?? path;
    const attempt = (): Promise<Attempt> =>
      filled === undefined ? this.#get(path, number) : send(this.#origin, filled);
    let last = await attempt();
    let tries = 1;
    while (kind === 'page' ? tries < 2 && last.status === 0 : tries < 3 && REPEATED.has(last.status)) {
      if (kind !== 'page') await sleep(PAUSES[tries - 1]);
      last = await attempt();
      tries += 1;
    }
    const at = performance.now();
    const { status, retryAfter, text } = last;
    const said = (status >= 200 && status < 300) || text === undefined ? {} : { said: text };
    this.outcomes.push({ kind, what, status, retryAfter, tries, at, took: at - begun, during, ...said });
  }

  async #get(path: string, number: number): Promise<Attempt> {
    try {
      const answer = await fetch(`${this.#origin}${path}`, {
        headers: { 'x-forwarded-for': `172.16.${(number >> 8) & 255}.${number & 255}`, 'accept-encoding': 'br' },
        redirect: 'manual',
        signal: AbortSignal.timeout(HANGS_MS),
      });
      const text = await answer.text();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      return { status: 0, retryAfter: null, text: `${String(error)}${cause}` };
    }
  }
}

export const isAnswered = ({ kind, status }: Outcome): boolean => status === (kind === 'form' ? 201 : 200);

/** The detail of a problem (RFC 9457), without what differs from one to the next. */
function sentenceOf(said: string): string {
  const { detail, title, errors } = parsed(said);
  const text = detail ?? title ?? said.replaceAll(/\s+/g, ' ');
  return `${text}${errors === undefined ? '' : ` ${JSON.stringify(errors)}`}`.slice(0, 160);
}

function parsed(text: string): { detail?: string; title?: string; errors?: unknown } {
  try {
    return JSON.parse(text) as { detail?: string; title?: string; errors?: unknown };
  } catch {
    return {};
  }
}

/** How many failed, one line for each kind, status and action. */
export function failuresOf(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>();
  for (const outcome of outcomes.filter((each) => !isAnswered(each))) {
    const { kind, status, during, said = '' } = outcome;
    const detail = sentenceOf(said);
    const key = `${kind} ${status === 0 ? 'not answered' : `answered ${status}`} (${detail}) during: ${during}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} x ${key}`);
}
