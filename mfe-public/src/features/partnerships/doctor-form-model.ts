import type { FormPayload } from '@ayana/portal-kit';
import { DOCTOR_APPLICATION_MISSING as MISSING } from '@ayana/contracts/partnerships';
import type { DoctorApplicationField } from '@ayana/contracts/partnerships';

import { emptyFields, wrongEmail, wrongPhone } from '../../forms/field-problems';
import type { FieldProblem } from '../../forms/field-problem';
import { choice, optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';

/** The fields of the form, named as they are sent. */
export const DOCTOR_INITIAL = {
  name: '',
  specialization: '',
  registration_number: '',
  registration_council: '',
  city: '',
  hospital: '',
  languages: '',
  email: '',
  phone: '',
  message: '',
} satisfies Record<DoctorApplicationField, string>;

export type DoctorValues = typeof DOCTOR_INITIAL;

const NEEDED = ['name', 'specialization', 'registration_number', 'registration_council', 'city', 'languages'] as const;

/** What blocks sending the application, in the order of the page. */
export function doctorProblems(values: DoctorValues): FieldProblem<DoctorApplicationField>[] {
  return [
    ...emptyFields(values, NEEDED, MISSING),
    ...wrongEmail(values, MISSING.email),
    ...wrongPhone(values),
    ...unsafeFields(values),
  ];
}

/** The payload of `doctor-application`. */
export function doctorPayload(values: DoctorValues): FormPayload<'doctor'> {
  return {
    name: trimmed(values.name),
    specialization: choice(values.specialization),
    registration_number: trimmed(values.registration_number),
    registration_council: trimmed(values.registration_council),
    city: trimmed(values.city),
    ...optional('hospital', values.hospital),
    languages: trimmed(values.languages),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    ...optional('message', values.message),
  };
}
