import type { FormPayload } from '@ayana/portal-kit';
import { SUPPORT_MISSING } from '@ayana/contracts/support';

import { emptyFields, wrongEmail, wrongPhone } from '../../forms/field-problems';
import type { FieldProblem } from '../../forms/field-problem';
import { choice, optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';

/** The fields of the form, named as they are sent. */
export const SUPPORT_INITIAL = { topic: '', name: '', email: '', phone: '', message: '' };

export type SupportValues = typeof SUPPORT_INITIAL;
export type SupportFormField = keyof SupportValues;

/** What blocks sending the request: everything except the phone is required. */
export function supportProblems(values: SupportValues): FieldProblem<SupportFormField>[] {
  return [
    ...emptyFields(values, ['topic', 'name'], SUPPORT_MISSING),
    ...wrongEmail(values, SUPPORT_MISSING.email),
    ...wrongPhone(values),
    ...emptyFields(values, ['message'], SUPPORT_MISSING),
    ...unsafeFields(values),
  ];
}

/** The payload of `support-request`. */
export function supportPayload(values: SupportValues): FormPayload<'support'> {
  return {
    topic: choice(values.topic),
    name: trimmed(values.name),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    message: trimmed(values.message),
  };
}
