import { hkdfSync } from 'node:crypto';

/** Derives a separate key for each use of a secret (RFC 5869), so that a value of one use reveals nothing about another. */
export function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ayana ${use}`, 32));
}
