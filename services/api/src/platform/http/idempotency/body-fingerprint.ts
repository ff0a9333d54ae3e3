import { createHash, createHmac } from 'node:crypto';
import { keyFor } from '../../secrets/key-for.js';

/** The content of a request: the parameters of its path and its body as sent, before validation. */
export interface FingerprintedRequest {
  params: unknown;
  body: unknown;
}

/** Result of a comparison; `unknown` for a fingerprint made in a way, or with a secret, that this version does not have. */
export type Comparison = 'same' | 'other' | 'unknown';

/** 64 hexadecimal digits without a version: the first two formats. */
const UNVERSIONED = /^[0-9a-f]{64}$/;

/**
 * Shows whether two requests with one Idempotency-Key are equal. A stored fingerprint names its format, `3:<id of the secret>:<hash>`,
 * because a key outlives an upgrade: it is compared in its own format, and older formats are supported for as long as their keys may be in
 * use.
 */
export class BodyFingerprints {
  private readonly key: Buffer;
  private readonly prefix: string;

  /** @param secret of the deployment. A body may contain a password, which could be guessed from a bare hash. */
  constructor(secret: string) {
    this.key = keyFor(secret, 'idempotency');
    this.prefix = `3:${this.hmac('id').slice(0, 8)}:`;
  }

  /** The order of a body's keys does not matter: a page of a newer release may write them in another order. */
  of({ params, body }: FingerprintedRequest): string {
    return this.prefix + this.hmac(JSON.stringify([params, body], inOrder));
  }

  compare(stored: string, asked: FingerprintedRequest): Comparison {
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
