import { createHmac, hkdfSync } from 'node:crypto';
import { ROLLOUT_KEY, rolloutText, ROLLOUT_TOKEN_LENGTH } from '@ayana/contracts/releases';

/** Derives the key from the secret that the render server and the API share. */
export function rolloutKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ayana ${ROLLOUT_KEY}`, 32));
}

/** For a page: it was rendered with this version while the roll-out ran. */
export function rolloutToken(key: Buffer, page: { remote: string; version: string; began: string }): string {
  return createHmac('sha256', key).update(rolloutText(page)).digest('base64url').slice(0, ROLLOUT_TOKEN_LENGTH);
}
