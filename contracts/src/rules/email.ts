/** Longest address SMTP can carry between angle brackets (RFC 5321, 4.5.3.1.3; spec section 9). */
export const EMAIL_LIMIT = 254;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** True for one usual e-mail address of at most 254 characters, without display name (spec section 5). */
export function isEmail(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= EMAIL_LIMIT &&
    EMAIL.test(value) &&
    !value.startsWith('.') &&
    !/\.\.|\.@/.test(value)
  );
}
