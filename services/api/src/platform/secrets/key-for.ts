import { hkdfSync } from 'node:crypto';

/** A key of its own for one use of a secret (RFC 5869), so that what is made with one says nothing about another. */
export function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ayana ${use}`, 32));
}
