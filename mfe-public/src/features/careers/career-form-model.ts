import { CAREER_APPLICATION_FIELDS, CAREER_APPLICATION_MISSING as MISSING } from '@ayana/contracts/careers';
import type { CareerApplicationField } from '@ayana/contracts/careers';
import { isEmail, isPhone } from '@ayana/contracts/rules';

import { FORM_HINTS } from '../../forms/messages';
import type { MissingField } from '../../forms/missing-field';
import { optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';

/** The fields of the form, named as they are sent. */
export const CAREER_INITIAL = {
  vacancy: '',
  name: '',
  place: '',
  email: '',
  phone: '',
  languages: '',
  experience: '',
  link: '',
  message: '',
} satisfies Record<CareerApplicationField, string>;

export type CareerValues = typeof CAREER_INITIAL;

/** What keeps the application from being sent, in the order of the page. */
export function careerProblems(values: CareerValues): MissingField<CareerApplicationField>[] {
  const problems: MissingField<CareerApplicationField>[] = [];
  const need = (field: 'name' | 'place' | 'languages' | 'experience'): void => {
    if (values[field].trim() === '') problems.push({ field, message: MISSING[field] });
  };
  need('name');
  need('place');
  if (!isEmail(values.email.trim())) problems.push({ field: 'email', message: MISSING.email });
  if (values.phone.trim() !== '' && !isPhone(values.phone.trim()))
    problems.push({ field: 'phone', message: FORM_HINTS.phone });
  need('languages');
  need('experience');
  return [...problems, ...unsafeFields(values)];
}

/** The payload of `career-application`. */
export function careerPayload(values: CareerValues) {
  return {
    ...optional('vacancy', values.vacancy),
    name: trimmed(values.name),
    place: trimmed(values.place),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    languages: trimmed(values.languages),
    experience: trimmed(values.experience),
    ...optional('link', values.link),
    ...optional('message', values.message),
  };
}

/** The form's fields carry the payload's names. */
export const CAREER_SERVER_FIELDS: Readonly<Record<string, CareerApplicationField>> = Object.fromEntries(
  CAREER_APPLICATION_FIELDS.map((field) => [field, field]),
);
