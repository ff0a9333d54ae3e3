import { DOCTOR_APPLICATION_FIELDS, DOCTOR_APPLICATION_MISSING as MISSING } from '@ayana/contracts/partnerships';
import type { DoctorApplicationField } from '@ayana/contracts/partnerships';
import { isEmail, isPhone } from '@ayana/contracts/rules';

import { FORM_HINTS } from '../../forms/messages';
import type { MissingField } from '../../forms/missing-field';
import { optional, trimmed } from '../../forms/payload';
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

/** What keeps the application from being sent, in the order of the page. */
export function doctorProblems(values: DoctorValues): MissingField<DoctorApplicationField>[] {
  const problems: MissingField<DoctorApplicationField>[] = NEEDED.filter((field) => values[field].trim() === '').map(
    (field) => ({ field, message: MISSING[field] }),
  );
  if (!isEmail(values.email.trim())) problems.push({ field: 'email', message: MISSING.email });
  if (values.phone.trim() !== '' && !isPhone(values.phone.trim()))
    problems.push({ field: 'phone', message: FORM_HINTS.phone });
  return [...problems, ...unsafeFields(values)];
}

/** The payload of `doctor-application`. */
export function doctorPayload(values: DoctorValues) {
  return {
    name: trimmed(values.name),
    specialization: values.specialization,
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

/** The form's fields carry the payload's names. */
export const DOCTOR_SERVER_FIELDS: Readonly<Record<string, DoctorApplicationField>> = Object.fromEntries(
  DOCTOR_APPLICATION_FIELDS.map((field) => [field, field]),
);
