import { passwordProblem } from '@ayana/contracts/identity';
import { hasUnsafeMarkup, isEmail, normalise, TEXT_LIMIT } from '@ayana/contracts/rules';
import { IDENTITY_FORM_MESSAGES } from './messages';
import type { FieldProblem, Values } from './field-problem';

/** A rule of a form: finds a problem in its values. */
export type Rule<Field extends string> = (values: Values<Field>) => FieldProblem<Field> | undefined;

/** The field must not be empty. */
export const filled =
  <Field extends string>(field: Field, message: string): Rule<Field> =>
  (values) =>
    values[field].trim() === '' ? { field, message } : undefined;

/** The field must be an e-mail address (spec section 5). */
export const email =
  <Field extends string>(field: Field): Rule<Field> =>
  (values) => {
    const value = normalise(values[field]);
    if (value === '') return { field, message: IDENTITY_FORM_MESSAGES.email_missing };
    return isEmail(value) ? undefined : { field, message: IDENTITY_FORM_MESSAGES.email_wrong };
  };

/** The field must be a long enough password; the server checks for common ones. */
export const newPassword =
  <Field extends string>(field: Field): Rule<Field> =>
  (values) => {
    const message = passwordProblem(values[field]);
    return message === null ? undefined : { field, message };
  };

/** Texts must not contain scripts, frames or handlers, or be longer than 1000 characters (spec section 5). */
export const safeText =
  <Field extends string>(field: Field): Rule<Field> =>
  (values) => {
    if (hasUnsafeMarkup(values[field])) return { field, message: IDENTITY_FORM_MESSAGES.unsafe };
    return values[field].length > TEXT_LIMIT ? { field, message: IDENTITY_FORM_MESSAGES.too_long } : undefined;
  };

/** The problems the rules find, in order. */
export function problemsOf<Field extends string>(
  values: Values<Field>,
  rules: readonly Rule<Field>[],
): FieldProblem<Field>[] {
  return rules.flatMap((rule) => rule(values) ?? []);
}
