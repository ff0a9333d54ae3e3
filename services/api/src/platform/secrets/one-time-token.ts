import { createHmac } from 'node:crypto';
import { keyFor } from './key-for.js';

/** What a link in a mail, or on the way through sign-in, is for. A token of one purpose opens nothing of another. */
export const LINK_PURPOSES = ['verify_email', 'complete_sign_up', 'reset_password', 'change_email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The token of a row: `<id>.<43 characters>`. */
export type OneTimeTokenMaker = (purpose: LinkPurpose, id: string) => string;

/**
 * Tokens are made of a row's id when a mail is written, and again when nobody needs to keep one: neither the row nor the mail's
 * stored data holds anything that opens a link.
 * @param secret the server's own, at least 32 characters
 */
export function oneTimeTokens(secret: string): OneTimeTokenMaker {
  const key = keyFor(secret, 'one-time links');
  return (purpose, id) => `${id}.${createHmac('sha256', key).update(`${purpose} ${id}`).digest('base64url')}`;
}
