import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isUUID } from 'class-validator';
import { keyFor } from './key-for.js';

/** Purposes of permanent links. A token of one purpose does not work for another. */
export const PERMANENT_PURPOSES = [
  'follow_support_request',
  'download_brochure',
  'manage_appointment',
  'answer_check_in',
  'accept_companion',
  'stop_notification_mails',
  'acknowledge_page',
  'open_broadcast_link',
  'leave_by_broadcast',
  'open_guest_case',
  'guest_code',
] as const;
export type PermanentPurpose = (typeof PERMANENT_PURPOSES)[number];

/** The token of a row: `<id>.<43 characters>`. */
export type PermanentTokenMaker = (purpose: PermanentPurpose, id: string) => string;

/**
 * Tokens of links that work repeatedly while their row allows it, such as the one to follow a request. Like one-time tokens they are
 * derived from the row's id when a mail is written; the row stores `permanentTokenHash`, so a link outlives a change of the secret.
 * @param secret the server's own, at least 32 characters
 */
export function permanentTokens(secret: string): PermanentTokenMaker {
  const key = keyFor(secret, 'standing links');
  return (purpose, id) => `${id}.${createHmac('sha256', key).update(`${purpose} ${id}`).digest('base64url')}`;
}

/** The stored hash of a token: reading the database does not give access. */
export const permanentTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The id in a token that this server made for a purpose; null for any other text. For rows that store no hash of their token. */
export function idOfToken(tokenOf: PermanentTokenMaker, purpose: PermanentPurpose, token: string): string | null {
  const id = token.split('.', 1)[0] ?? '';
  if (!isUUID(id)) return null;
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(purpose, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
