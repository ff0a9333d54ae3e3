import type { Doctor } from './doctor';
import { DOCTORS_MESSAGES as TEXTS } from './messages';

/** Treatments listed on a card; a doctor may do a dozen. */
const NAMED = 3;

/**
 * A doctor's treatments in one line; null without any.
 * @param asked plain name of the searched treatment, which is listed first
 */
export function treatmentsText({ does }: Pick<Doctor, 'does'>, asked: string | null): string | null {
  if (does.length === 0) return null;
  const inOrder = asked !== null && does.includes(asked) ? [asked, ...does.filter((name) => name !== asked)] : does;
  // A single further treatment is listed, not counted.
  const named = inOrder.length === NAMED + 1 ? inOrder : inOrder.slice(0, NAMED);
  return TEXTS.does_list(named.join('; '), inOrder.length - named.length);
}
