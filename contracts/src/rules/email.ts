/** Longest address SMTP allows between angle brackets (RFC 5321, 4.5.3.1.3; spec section 9). */
export const EMAIL_LIMIT = 254;

/** A label of a domain: letters, their marks (Devanagari needs them) and digits; hyphens inside only; at most 63 (RFC 1035, 2.3.4; RFC 5890). */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const TOP_LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}]';
const EMAIL = new RegExp(`^[^\\s@<>()[\\]\\\\,;:"?]+@(?:${LABEL}\\.)+${TOP_LABEL}$`, 'u');

/** Control characters, bidi marks, zero-width and other invisible characters: they make one address look like another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

/**
 * True for one usual e-mail address of at most 254 characters, without display name (spec section 5), in one spelling only: NFC and without
 * invisible characters. A `?` is refused although RFC 5322 allows it: no mailbox people use contains one, and in a link it begins a list of
 * further recipients. Links are made by `mailHref` of `contracts/links` in any case, which encodes everything.
 */
export function isEmail(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= EMAIL_LIMIT &&
    EMAIL.test(value) &&
    !INVISIBLE.test(value) &&
    !value.startsWith('.') &&
    !/\.\.|\.@/.test(value) &&
    value === value.normalize('NFC')
  );
}
