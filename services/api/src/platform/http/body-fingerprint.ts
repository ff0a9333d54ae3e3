import { createHash, createHmac } from 'node:crypto';
import { keyFor } from '../secrets/key-for.js';

/** What a request asks for: the parameters of its path and its body as it was sent, before it was validated. */
export interface Asked {
  params: unknown;
  body: unknown;
}

/** Whether a fingerprint is of a request; unknown where it was made in a way, or with a secret, this version does not have. */
export type Comparison = 'same' | 'other' | 'unknown';

/** Of 64 hexadecimal digits and no version: the first two ways. */
const UNVERSIONED = /^[0-9a-f]{64}$/;

/**
 * Tells whether two requests under one Idempotency-Key ask for the same. What is stored says how it was made,
 * `3:<id of the secret>:<hash>`, because a key outlives an upgrade: a row is compared in the way it was written, and the ways
 * older versions wrote are kept here for as long as their keys may still be bound.
 */
export class BodyFingerprints {
  private readonly key: Buffer;
  private readonly prefix: string;

  /** @param secret of the deployment. A body may hold a password, which a bare hash would let a reader of the table try out. */
  constructor(secret: string) {
    this.key = keyFor(secret, 'idempotency');
    this.prefix = `3:${this.hmac('id').slice(0, 8)}:`;
  }

  /** The order of a body's keys does not count: a page of a newer release may write them in another one. */
  of({ params, body }: Asked): string {
    return this.prefix + this.hmac(JSON.stringify([params, body], inOrder));
  }

  compare(stored: string, asked: Asked): Comparison {
    if (stored.startsWith(this.prefix)) return stored === this.of(asked) ? 'same' : 'other';
    if (!UNVERSIONED.test(stored)) return 'unknown';
    const text = JSON.stringify([asked.params, asked.body]);
    const older = [this.hmac(text), createHash('sha256').update(text).digest('hex')];
    return older.includes(stored) ? 'same' : 'other';
  }

  private hmac(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}

/** For `JSON.stringify`: objects with their keys in order. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
