import { passwordProblem } from '@ayana/contracts/identity';
import { hasUnsafeMarkup, isEmail, TEXT_LIMIT } from '@ayana/contracts/rules';
import { FORM_TEXTS } from '../messages';
import type { MissingField, Values } from './missing-field';

/** A rule of a form: what is wrong with its values, first things first. */
export type Rule<Field extends string> = (values: Values<Field>) => MissingField<Field> | undefined;

/** The field must hold something. */
export const filled =
  <Field extends string>(field: Field, message: string): Rule<Field> =>
  (values) =>
    values[field].trim() === '' ? { field, message } : undefined;

/** The field must hold a usual e-mail address (spec section 5). */
export const email =
  <Field extends string>(field: Field): Rule<Field> =>
  (values) => {
    const value = values[field].trim();
    if (value === '') return { field, message: FORM_TEXTS.email_missing };
    return isEmail(value) ? undefined : { field, message: FORM_TEXTS.email_wrong };
  };

/** The field must hold a password that is long enough; that it is not a common one the server says. */
export const newPassword =
  <Field extends string>(field: Field): Rule<Field> =>
  (values) => {
    const message = passwordProblem(values[field]);
    return message === null ? undefined : { field, message };
  };

/** No text holds scripts, frames or handlers, or is longer than 1000 characters (spec section 5). */
export const safeText =
  <Field extends string>(field: Field): Rule<Field> =>
  (values) => {
    if (hasUnsafeMarkup(values[field])) return { field, message: FORM_TEXTS.unsafe };
    return values[field].length > TEXT_LIMIT ? { field, message: FORM_TEXTS.too_long } : undefined;
  };

/** What the rules find, in their order. */
export function problemsOf<Field extends string>(
  values: Values<Field>,
  rules: readonly Rule<Field>[],
): MissingField<Field>[] {
  return rules.flatMap((rule) => rule(values) ?? []);
}
