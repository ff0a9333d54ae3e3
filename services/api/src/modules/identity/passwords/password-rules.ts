import { PASSWORD_MESSAGES, passwordProblem } from '@ayana/contracts/identity';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refusedFields } from '../../../platform/app-error.js';

/** The most used passwords, in lower case (docs/adr/0012). */
const COMMON = new Set(dictionary['passwords-common']);

export interface Person {
  email: string;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s._-]+/g, '');

/** Personal words of the user: their address, the part before the @, and their name in either order. */
function personal({ email, first_name, last_name }: Person): Set<string> {
  const [first, last] = [squeezed(first_name ?? ''), squeezed(last_name ?? '')];
  const local = email.slice(0, email.lastIndexOf('@'));
  return new Set(
    [squeezed(email), squeezed(local), first, last, first + last, last + first].filter((each) => each !== ''),
  );
}

/** Why a new password is refused (NIST SP 800-63B, 3.1.1.2), or null. */
export function newPasswordProblem(password: string, person: Person): string | null {
  const length = passwordProblem(password);
  if (length !== null) return length;
  if (COMMON.has(password.toLowerCase())) return PASSWORD_MESSAGES.common;
  return personal(person).has(squeezed(password)) ? PASSWORD_MESSAGES.personal : null;
}

/** @throws AppError `invalid_fields` at `password` */
export function checkNewPassword(password: string, person: Person): void {
  const message = newPasswordProblem(password, person);
  if (message !== null) throw refusedFields([{ field: 'password', message }]);
}
