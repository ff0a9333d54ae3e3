import { createHmac } from 'node:crypto';
import { ROLLOUT_KEY, rolloutText, ROLLOUT_TOKEN_LENGTH } from '@ayana/contracts/releases';
import { keyFor } from './key-for.ts';

export const rolloutKey = (secret: string): Buffer => keyFor(secret, ROLLOUT_KEY);

/** For a page: it was rendered with this version while the roll-out ran. */
export function rolloutToken(key: Buffer, page: { remote: string; version: string; began: string }): string {
  return createHmac('sha256', key).update(rolloutText(page)).digest('base64url').slice(0, ROLLOUT_TOKEN_LENGTH);
}
