import { hasUnsafeMarkup, TEXT_LIMIT } from '@ayana/contracts/rules';

import { FORM_HINTS } from './messages';
import type { FieldProblem } from './field-problem';

/**
 * Refuses texts with scripts, frames, handlers, or more than 1000 characters (spec section 5). In its own
 * file, since the footer's form, which is in every first view, does not need the rule.
 */
export function unsafeFields<Field extends string>(values: Readonly<Record<Field, string>>): FieldProblem<Field>[] {
  return (Object.keys(values) as Field[])
    .filter((field) => hasUnsafeMarkup(values[field]) || values[field].length > TEXT_LIMIT)
    .map((field) => ({ field, message: hasUnsafeMarkup(values[field]) ? FORM_HINTS.unsafe : FORM_HINTS.too_long }));
}
