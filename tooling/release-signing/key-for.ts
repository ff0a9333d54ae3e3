import { hkdfSync } from 'node:crypto';

/** Derives the key of one use from the secret that the render server, the API and the commands share, as the API's `keyFor` does. */
export function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ayana ${use}`, 32));
}
