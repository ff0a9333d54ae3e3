import { createHash } from 'node:crypto';

/**
 * A code of digits from a token that only this server makes: it is sent by text message, and checked by making it again. Its rows store neither.
 * @param count at most 9
 */
export function digitsOf(token: string, count: number): string {
  const number = createHash('sha256').update(token).digest().readUIntBE(0, 6);
  return String(number % 10 ** count).padStart(count, '0');
}
