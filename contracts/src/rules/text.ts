import { eventHandlers } from './event-handlers.ts';

/** Longest text of any validated input, in UTF-16 units as the browser's `maxlength` counts (spec section 9). */
export const TEXT_LIMIT = 1000;

let unsafe: readonly RegExp[] | undefined;

/** Compiled when a text is first checked: pages without a form do not load them. */
function unsafeMarkup(): readonly RegExp[] {
  unsafe ??= [
    /<\s*\/?\s*script/i,
    /javascript\s*:/i,
    // By their names: a patient may write "onset = 2019" or "onboard=wheelchair".
    new RegExp(`(?<![\\p{L}\\p{N}_])(?:${eventHandlers().join('|')})\\s*=`, 'iu'),
    /<\s*\/?\s*iframe/i,
  ];
  return unsafe;
}

/** True when a text holds a script tag, a `javascript:` scheme, an inline event handler or an iframe tag (spec section 5). */
export function hasUnsafeMarkup(value: string): boolean {
  return unsafeMarkup().some((pattern) => pattern.test(value));
}

/** True for a non-empty string of at most 1000 characters without unsafe markup (spec section 5). */
export function isSafeText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_LIMIT && !hasUnsafeMarkup(value);
}

/** Only brackets and quotes. */
const ONLY_BRACKETS_AND_QUOTES = /^[\s<>"'`‘’“”]*$/;

/**
 * The text to store of a validated input: trimmed, without angle brackets and quotes, at most 1000 characters (spec section 5). Brackets
 * and quotes with a meaning are replaced by similar characters: "BMI <30" becomes "BMI ‹30", 5'10" becomes 5′10″, and the apostrophe of
 * O'Brien becomes ’. Quotes around words are removed. A text of only brackets and quotes becomes empty.
 */
export function sanitise(value: string): string {
  if (ONLY_BRACKETS_AND_QUOTES.test(value)) return '';
  const signs = value
    .trim()
    // An apostrophe inside a word, and in "the 1990's".
    .replace(/(?<=\p{L})['’](?=\p{L})|(?<=\p{N})['’](?=s\b)/gu, '’')
    // Quotes around words, so that the one after “room 5” is not read as inches.
    .replace(/(?<![\p{L}\p{N}])"([^"]*)"(?![\p{L}\p{N}])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu, '$1')
    .replace(/“([^“”]*)”|‘([^‘’]*)’(?!\p{L})/gu, '$1$2')
    // Feet, inches, minutes of arc: after a digit, also in the form phones type.
    .replace(/(?<=\p{N})(?:["”]|''|’’)/gu, '″')
    .replace(/(?<=\p{N})['’](?!s\b)/gu, '′')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/["'`‘“”]/g, '')
    .trim();
  return cut(signs, TEXT_LIMIT).trimEnd();
}

/** The first `length` UTF-16 units of a text, one less if that would split a character. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  const splits = text.length > length && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? length - 1 : length);
}
