import { createHash } from 'node:crypto';

/** SHA-256 in hex, as far as `length` digits. */
export function digest(text: string, length = 64): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** A hash that represents an address. */
export const addressHash = (address: string): string => digest(address.trim().toLowerCase());

/** The Message-ID of a mail (RFC 5322, 3.6.4): one key always gives the same id, so a recipient can recognise a retry. */
export function messageId(dedupeKey: string, domain: string): string {
  return `<${digest(dedupeKey, 40)}@${domain}>`;
}
