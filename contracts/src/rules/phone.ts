/** Longest phone number of a form, in characters: 16 digits and their separators. */
export const PHONE_LIMIT = 40;

/** Allowed separators: any space but a line break or a tab, any dash, parentheses. */
const SEPARATOR = '[\\p{Zs}\\p{Pd}()]';
const PHONE = new RegExp(`^\\+?[1-9](?:${SEPARATOR}*[0-9]){7,15}${SEPARATOR}*$`, 'u');

/**
 * True for an optional plus, a first digit 1-9, then 7 to 15 digits, with spaces, dashes and parentheses between them (spec section 5).
 * Only digits are counted: counting the spaces too would refuse the usual notation of half the world.
 */
export function isPhone(value: unknown): value is string {
  return typeof value === 'string' && value.length <= PHONE_LIMIT && PHONE.test(value);
}
