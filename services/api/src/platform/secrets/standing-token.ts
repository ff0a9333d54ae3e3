import { createHash, createHmac } from 'node:crypto';
import { keyFor } from './key-for.js';

/** What a link that goes on working is for. A token of one purpose opens nothing of another. */
export const STANDING_PURPOSES = ['follow_support_request', 'download_brochure', 'manage_appointment'] as const;
export type StandingPurpose = (typeof STANDING_PURPOSES)[number];

/** The token of a row: `<id>.<43 characters>`. */
export type StandingTokenMaker = (purpose: StandingPurpose, id: string) => string;

/**
 * Tokens of links that work again and again while their row lets them, such as the one to follow a request. Like those of links that work once,
 * they are made of the row's id when a mail is written; the row keeps `standingTokenHash`, so a link outlives a change of the secret.
 * @param secret the server's own, at least 32 characters
 */
export function standingTokens(secret: string): StandingTokenMaker {
  const key = keyFor(secret, 'standing links');
  return (purpose, id) => `${id}.${createHmac('sha256', key).update(`${purpose} ${id}`).digest('base64url')}`;
}

/** What is stored of a token: whoever reads the database can open nothing with it. */
export const standingTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
