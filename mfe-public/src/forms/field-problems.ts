import { isEmail, isPhone } from '@ayana/contracts/rules';

import { FORM_HINTS } from './messages';
import type { FieldProblem } from './field-problem';
import { trimmed } from './payload';

/** The ones among `fields` that were left empty, each with its word of `messages`. */
export function emptyFields<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string>>,
  fields: readonly Field[],
  messages: Readonly<Record<NoInfer<Field>, string>>,
): FieldProblem<Field>[] {
  return fields.filter((field) => trimmed(values[field]) === '').map((field) => ({ field, message: messages[field] }));
}

/** An e-mail address that is missing, or is none. */
export function wrongEmail({ email }: { email: string }, message: string = FORM_HINTS.email): FieldProblem<'email'>[] {
  return isEmail(trimmed(email)) ? [] : [{ field: 'email', message }];
}

/** A phone number that is none; an empty one is fine where it may be left out. */
export function wrongPhone({ phone }: { phone: string }): FieldProblem<'phone'>[] {
  return trimmed(phone) === '' || isPhone(trimmed(phone)) ? [] : [{ field: 'phone', message: FORM_HINTS.phone }];
}
