import { isEmail, isPhone, normalise, normaliseDigits } from '@ayana/contracts/rules';

import { FORM_HINTS } from './messages';
import type { FieldProblem } from './field-problem';
import { trimmed } from './payload';

/** The empty ones among `fields`, each with its message. */
export function emptyFields<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string>>,
  fields: readonly Field[],
  messages: Readonly<Record<NoInfer<Field>, string>>,
): FieldProblem<Field>[] {
  return fields.filter((field) => trimmed(values[field]) === '').map((field) => ({ field, message: messages[field] }));
}

/** A missing or invalid e-mail address. */
export function wrongEmail({ email }: { email: string }, message: string = FORM_HINTS.email): FieldProblem<'email'>[] {
  return isEmail(normalise(email)) ? [] : [{ field: 'email', message }];
}

/** An invalid phone number; an empty one is fine where it is optional. */
export function wrongPhone({ phone }: { phone: string }): FieldProblem<'phone'>[] {
  return trimmed(phone) === '' || isPhone(normaliseDigits(phone))
    ? []
    : [{ field: 'phone', message: FORM_HINTS.phone }];
}
