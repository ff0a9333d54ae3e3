import type { FormPayload } from '@ayana/portal-kit';
import { BROCHURE_LANGUAGES, BROCHURE_MISSING, isBrochureSpeciality } from '@ayana/contracts/brochures';

import { wrongEmail } from '../../forms/field-problems';
import type { FieldProblem } from '../../forms/field-problem';
import { choice, optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';

/** The stored value of a ticked box; unticked is empty. */
export const TICKED = 'yes';

/** The fields of the form, named as they are sent. */
export const BROCHURE_INITIAL = {
  speciality: '',
  language: BROCHURE_LANGUAGES[0] as string,
  name: '',
  email: '',
  may_write: '',
};

export type BrochureValues = typeof BROCHURE_INITIAL;
export type BrochureFormField = keyof BrochureValues;

/** What blocks sending the request. */
export function brochureProblems(values: BrochureValues): FieldProblem<BrochureFormField>[] {
  const problems: FieldProblem<BrochureFormField>[] = [];
  if (!isBrochureSpeciality(values.speciality))
    problems.push({ field: 'speciality', message: BROCHURE_MISSING.speciality });
  if (!BROCHURE_LANGUAGES.some((each) => each === values.language))
    problems.push({ field: 'language', message: BROCHURE_MISSING.language });
  return [...problems, ...wrongEmail(values, BROCHURE_MISSING.email), ...unsafeFields(values)];
}

/** The payload of `brochure-request`. */
export function brochurePayload(values: BrochureValues): FormPayload<'brochure'> {
  return {
    speciality: choice(values.speciality),
    language: choice(values.language),
    ...optional('name', values.name),
    email: trimmed(values.email),
    may_write: values.may_write === TICKED,
  };
}
