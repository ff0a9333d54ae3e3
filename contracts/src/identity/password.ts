import { defineMessages } from '../language/index.ts';

/** Length of a password in characters; any characters, in any mixture (OWASP ASVS 5, 6.2.1 and 6.2.5). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PASSWORD_MESSAGES = defineMessages('contracts/identity/password', {
  missing: 'Please enter a password.',
  length: `The password must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`,
  common: 'Many people use this password, so it is easy to guess. Please choose another.',
  personal: 'The password must not be your name or your email address.',
});

/** What is wrong with the length of a new password, or null. The API also refuses common passwords. */
export function passwordProblem(value: string): string | null {
  if (value === '') return PASSWORD_MESSAGES.missing;
  // In code points (NIST SP 800-63B, 3.1.1.2): an emoji counts as one.
  const { length } = Array.from(value);
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX ? null : PASSWORD_MESSAGES.length;
}
