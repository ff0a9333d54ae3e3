import { isEmail, isPhone } from '@ayana/contracts/rules';
import { SUPPORT_MISSING } from '@ayana/contracts/support';

import { FORM_HINTS } from '../../forms/messages';
import type { MissingField } from '../../forms/missing-field';
import { optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';

/** The fields of the form, named as they are sent. */
export const SUPPORT_INITIAL = { topic: '', name: '', email: '', phone: '', message: '' };

export type SupportValues = typeof SUPPORT_INITIAL;
export type SupportFormField = keyof SupportValues;

/** What keeps the request from being sent: everything but the phone is needed. */
export function supportProblems(values: SupportValues): MissingField<SupportFormField>[] {
  const problems: MissingField<SupportFormField>[] = [];
  if (values.topic === '') problems.push({ field: 'topic', message: SUPPORT_MISSING.topic });
  if (values.name.trim() === '') problems.push({ field: 'name', message: SUPPORT_MISSING.name });
  if (!isEmail(values.email.trim())) problems.push({ field: 'email', message: SUPPORT_MISSING.email });
  if (values.phone.trim() !== '' && !isPhone(values.phone.trim()))
    problems.push({ field: 'phone', message: FORM_HINTS.phone });
  if (values.message.trim() === '') problems.push({ field: 'message', message: SUPPORT_MISSING.message });
  return [...problems, ...unsafeFields(values)];
}

/** The payload of `support-request`. */
export function supportPayload(values: SupportValues) {
  return {
    topic: values.topic,
    name: trimmed(values.name),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    message: trimmed(values.message),
  };
}

/** The form's fields carry the payload's names. */
export const SUPPORT_SERVER_FIELDS: Readonly<Record<string, SupportFormField>> = {
  topic: 'topic',
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
};
