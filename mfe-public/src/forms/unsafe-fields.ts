import { hasUnsafeMarkup, TEXT_LIMIT } from '@ayana/contracts/rules';

import { FORM_HINTS } from './messages';
import type { FieldProblem } from './field-problem';

/**
 * What no text of a form may hold, said before it is sent: scripts, frames, handlers, more than 1000 characters (spec section 5). In a
 * file of its own: the footer's form, part of every first view, has no such text and does not carry the rule.
 */
export function unsafeFields<Field extends string>(values: Readonly<Record<Field, string>>): FieldProblem<Field>[] {
  return (Object.keys(values) as Field[])
    .filter((field) => hasUnsafeMarkup(values[field]) || values[field].length > TEXT_LIMIT)
    .map((field) => ({ field, message: hasUnsafeMarkup(values[field]) ? FORM_HINTS.unsafe : FORM_HINTS.too_long }));
}
