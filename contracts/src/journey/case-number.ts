import { defineMessages } from '../language/index.ts';

/** The letters and digits of a case number: no vowels, and none that is taken for another. */
const ALPHABET = '23456789CDFHJKMNPQRTVWXY';
const PREFIX = 'AY-';
const LENGTH = 5;

/** What is read or heard in place of a digit. */
const MISREAD: Readonly<Record<string, string>> = { B: '8', G: '6', S: '5', Z: '2' };
/** No case number has them, and it is not known what they were: each is any one letter. */
const UNKNOWN = new Set('01ILO');
const ANY = '_';

/** A typed number in capital letters and Western digits, without what people write between them. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => westernDigit(digit))
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}\p{Pd}#.:_/−]/gu, '');
}

/** Decimal digits of a script follow each other in Unicode, each row of ten with its zero first. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * What a search looks for when it may be a case number, as a pattern of SQL's `like`; null for other text. It forgives lower case, spaces, a
 * missing hyphen or prefix, other digits, and letters that are misread. With the prefix, the beginning of a number is enough.
 */
export function caseNumberPattern(text: string): string | null {
  const typed = plain(text);
  const hasPrefix = typed.startsWith('AY');
  const rest = hasPrefix ? typed.slice(2) : typed;
  const signs = Array.from(rest, (sign) => MISREAD[sign] ?? (UNKNOWN.has(sign) ? ANY : sign));
  if (signs.some((sign) => sign !== ANY && !ALPHABET.includes(sign))) return null;
  if (hasPrefix) {
    if (signs.length < 2 || signs.length > LENGTH) return null;
    return PREFIX + signs.join('') + (signs.length === LENGTH ? '' : '%');
  }
  return signs.length === LENGTH && /\d/.test(rest) ? PREFIX + signs.join('') : null;
}

/** The pattern of a case number as it is stored, for the API's description. */
export const CASE_NUMBER = /^AY-[2-9CDFHJKMNPQRTVWXY]{5}$/;

/** Words around a case number: beside it in a list of facts, and before it in a line. */
export const CASE_MESSAGES = defineMessages('contracts/journey/case-number', {
  label: 'Case number',
  of: (number: string) => `Case ${number}`,
});
