import type { FormPayload } from '@ayana/portal-kit';
import { CAREER_APPLICATION_MISSING as MISSING } from '@ayana/contracts/careers';
import type { CareerApplicationField } from '@ayana/contracts/careers';

import { emptyFields, wrongEmail, wrongPhone } from '../../forms/field-problems';
import type { FieldProblem } from '../../forms/field-problem';
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

/** What blocks sending the application, in the order of the page. */
export function careerProblems(values: CareerValues): FieldProblem<CareerApplicationField>[] {
  return [
    ...emptyFields(values, ['name', 'place'], MISSING),
    ...wrongEmail(values, MISSING.email),
    ...wrongPhone(values),
    ...emptyFields(values, ['languages', 'experience'], MISSING),
    ...unsafeFields(values),
  ];
}

/** The payload of `career-application`. */
export function careerPayload(values: CareerValues): FormPayload<'career'> {
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
