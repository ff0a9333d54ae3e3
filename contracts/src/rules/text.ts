/** Longest text any validated input may hold, in UTF-16 units as the browser's `maxlength` counts (spec section 9). */
export const TEXT_LIMIT = 1000;

/** English words that begin like an event handler; a patient may write "onset = 2019" or "once = daily". */
const PLAIN_WORDS = 'ce|ly|to|set|going|ward|wards|line|ion|ions|cology|cologist|cological|coming';

const UNSAFE_MARKUP: readonly RegExp[] = [
  /<\s*\/?\s*script/i,
  /javascript\s*:/i,
  new RegExp(`(?<![\\p{L}\\p{N}_])on(?!(?:${PLAIN_WORDS})\\s*=)[a-z]{3,}\\s*=`, 'iu'),
  /<\s*\/?\s*iframe/i,
];

/** True when a text holds a script tag, a `javascript:` scheme, an inline event handler or an iframe tag (spec section 5). */
export function hasUnsafeMarkup(value: string): boolean {
  return UNSAFE_MARKUP.some((pattern) => pattern.test(value));
}

/** True for a non-empty string of at most 1000 characters without unsafe markup (spec section 5). */
export function isSafeText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_LIMIT && !hasUnsafeMarkup(value);
}

/**
 * What is stored of a text that passed validation: trimmed, without angle brackets and quotes, at most 1000 characters
 * (spec section 5). An apostrophe between two letters belongs to the name (O'Brien) and stays, as U+2019.
 */
export function sanitise(value: string): string {
  return value
    .trim()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '\u2019')
    .replace(/[<>"'`\u2018\u201C\u201D]/g, '')
    .trim()
    .slice(0, TEXT_LIMIT);
}
