import type { Doctor } from './doctor';
import { DOCTORS_MESSAGES as TEXTS } from './messages';

/** Treatments named on a card; a doctor may do a dozen. */
const NAMED = 3;

/**
 * What a doctor does, in a line; null where no treatment is known of them.
 * @param asked plain name of the treatment someone looks for: it is named first
 */
export function treatmentsText({ does }: Pick<Doctor, 'does'>, asked: string | null): string | null {
  if (does.length === 0) return null;
  const inOrder = asked !== null && does.includes(asked) ? [asked, ...does.filter((name) => name !== asked)] : does;
  // One more is named as shortly as it is counted.
  const named = inOrder.length === NAMED + 1 ? inOrder : inOrder.slice(0, NAMED);
  return TEXTS.does_list(named, inOrder.length - named.length);
}
