import { normalise } from '../rules/index.ts';
import { PRINT_MESSAGES } from './messages.ts';
import { undrawable } from './undrawable.ts';

/** What names in passports have between their letters. Some have a slash or an @, such as `A/L` and an alias in Malaysia. */
const BETWEEN = /[\s\p{Pd}.,'’‘ʻʼ\u02B9`´()/@]/u;

/** The signs of a name that are no Latin letters, each once, in their order; also letters that our papers cannot draw. */
export function notLatin(name: string): string[] {
  const composed = name.normalize('NFC');
  const cannot = new Set(undrawable(composed).map(({ letter }) => letter));
  const signs = Array.from(composed).filter(
    (sign) => cannot.has(sign) || !(/\p{Script=Latin}|\p{Script=Inherited}/u.test(sign) || BETWEEN.test(sign)),
  );
  return [...new Set(signs)];
}

const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Why a name is not one as in a passport, with the signs that are not Latin letters; undefined for one that is. */
export function latinNameProblem(name: string): string | undefined {
  const signs = notLatin(normalise(name));
  if (signs.length > 0) return PRINT_MESSAGES.not_latin(signs.map((sign) => `“${sign}” (${codeOf(sign)})`).join(', '));
  return /\p{Script=Latin}/u.test(name) ? undefined : PRINT_MESSAGES.no_letter;
}
