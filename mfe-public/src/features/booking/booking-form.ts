import type { FormPayload } from '@ayana/portal-kit';
import { fullNameOf, NO_NAME, requiredNames } from '../../forms/names';
import { MISSING_INFORMATION } from '@ayana/contracts/consultations';

import { wrongEmail, wrongPhone } from '../../forms/field-problems';
import type { FieldProblem } from '../../forms/field-problem';
import { optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';
import type { Kind } from './doctor';
import { BOOKING_MESSAGES as TEXTS } from './messages';
import { NOTHING_HELD } from './use-hold';

/** The fields of the booking form with the held time, so that a reload loses neither. */
export const BOOKING_INITIAL = {
  ...NOTHING_HELD,
  kind: 'video' as string,
  ...NO_NAME,
  email: '',
  phone: '',
  needs: '',
};

export type BookingValues = typeof BOOKING_INITIAL;
export type BookingField = keyof BookingValues;

export const asKind = (text: string): Kind => (text === 'phone' ? 'phone' : 'video');

/** Everything that blocks sending the form, in order. */
export function bookingProblems(values: BookingValues): FieldProblem<BookingField>[] {
  const problems: FieldProblem<BookingField>[] = [];
  if (values.startsAt === '') problems.push({ field: 'startsAt', message: TEXTS.choose_time });
  else if (values.slotId === '') problems.push({ field: 'startsAt', message: TEXTS.not_held });
  for (const field of [...requiredNames(values), 'email'] as const) {
    if (trimmed(values[field]) === '') problems.push({ field, message: MISSING_INFORMATION.name_and_email });
  }
  if (trimmed(values.email) !== '') problems.push(...wrongEmail(values));
  if (trimmed(values.phone) === '' && values.kind === 'phone')
    problems.push({ field: 'phone', message: TEXTS.phone_missing });
  return [
    ...problems,
    ...wrongPhone(values),
    ...unsafeFields({ firstName: values.firstName, lastName: values.lastName, needs: values.needs }),
  ];
}

/** The payload of `video-consultation-request` with a held time; doctor, day, time and kind follow from it. */
export function bookingPayload(values: BookingValues, time_zone: string | null): FormPayload<'video-consultation'> {
  return {
    slot_id: values.slotId,
    patient_name: fullNameOf(values),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    ...optional('medical_condition', values.needs),
    ...optional('time_zone', time_zone ?? ''),
  };
}

/** The field on screen for each field of the payload, for the server's messages. */
export const BOOKING_SERVER_FIELDS: Readonly<Record<string, BookingField>> = {
  slot_id: 'startsAt',
  patient_name: 'firstName',
  email: 'email',
  phone: 'phone',
  medical_condition: 'needs',
};
