const PHONE = /^\+?[1-9][\d\s\-()]{7,15}$/;

/** True for an optional plus, a first digit 1-9, then 7 to 15 digits, spaces, dashes or parentheses (spec section 5). */
export function isPhone(value: unknown): value is string {
  return typeof value === 'string' && PHONE.test(value);
}
