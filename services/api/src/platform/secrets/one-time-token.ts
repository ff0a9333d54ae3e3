import { createHmac } from 'node:crypto';
import { keyFor } from './key-for.js';

/** Purposes of one-time links. A token of one purpose does not work for another. */
export const LINK_PURPOSES = [
  'verify_email',
  'complete_sign_up',
  'reset_password',
  'change_email',
  'join_organisation',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The token of a row: `<id>.<43 characters>`. */
export type OneTimeTokenMaker = (purpose: LinkPurpose, id: string) => string;

/**
 * Derives the token from the row's id when a mail is written, so it need not be stored: neither the row nor the mail's stored data contains
 * it.
 * @param secret the server's own, at least 32 characters
 */
export function oneTimeTokens(secret: string): OneTimeTokenMaker {
  const key = keyFor(secret, 'one-time links');
  return (purpose, id) => `${id}.${createHmac('sha256', key).update(`${purpose} ${id}`).digest('base64url')}`;
}
