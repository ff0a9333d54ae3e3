import { timingSafeEqual } from 'node:crypto';

/** Compares a given secret with the expected one, in a time that does not depend on where they differ. */
export function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
