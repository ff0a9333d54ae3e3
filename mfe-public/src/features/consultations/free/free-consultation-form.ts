import type { FormPayload } from '@ayana/portal-kit';
import { fullNameOf, NO_NAME, requiredNames } from '../../../forms/names';
import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { isPhone, normaliseDigits } from '@ayana/contracts/rules';

import { emptyFields, wrongEmail } from '../../../forms/field-problems';
import { FORM_HINTS, NAME_HINTS } from '../../../forms/messages';
import type { FieldProblem } from '../../../forms/field-problem';
import { choice, optional, trimmed } from '../../../forms/payload';
import { unsafeFields } from '../../../forms/unsafe-fields';
import { type KnownClock, passedTime } from '../preferred-time/passed-time';

/** The fields of the free consultation dialog (spec section 3, "Form fields on screen"). */
export const FREE_CONSULTATION_INITIAL = {
  consultationType: '',
  procedure: '',
  preferredDate: '',
  country: '',
  city: '',
  timezone: '',
  preferredTime: '',
  ...NO_NAME,
  email: '',
  phone: '',
  medicalNeeds: '',
};

export type FreeConsultationValues = typeof FREE_CONSULTATION_INITIAL;
export type FreeConsultationField = keyof FreeConsultationValues;

/** The seven answers that enable the submit button, in section 8's order and words. */
const REQUIRED_ANSWERS: readonly FieldProblem<FreeConsultationField>[] = [
  { field: 'consultationType', message: MISSING_INFORMATION.consultation_type },
  { field: 'preferredDate', message: MISSING_INFORMATION.preferred_date },
  { field: 'preferredTime', message: MISSING_INFORMATION.preferred_time },
  { field: 'procedure', message: MISSING_INFORMATION.procedure_interest },
  { field: 'country', message: MISSING_INFORMATION.country },
  { field: 'city', message: MISSING_INFORMATION.city },
  { field: 'timezone', message: MISSING_INFORMATION.timezone },
];

const filled = (value: string): boolean => value.trim() !== '';

/** The missing ones among the seven answers that enable the submit button (spec section 5). */
export function unansweredRequired(values: FreeConsultationValues): FieldProblem<FreeConsultationField>[] {
  return REQUIRED_ANSWERS.filter(({ field }) => !filled(values[field]));
}

/**
 * Everything that blocks sending the form, in order: the seven answers, then the person.
 * @param today `YYYY-MM-DD` in the visitor's zone
 * @param at the visitor's time; null while unknown
 */
export function freeConsultationProblems(
  values: FreeConsultationValues,
  today: string,
  at: KnownClock | null = null,
): FieldProblem<FreeConsultationField>[] {
  const problems = [
    ...unansweredRequired(values),
    ...emptyFields(values, requiredNames(values), NAME_HINTS),
    ...wrongEmail(values),
  ];
  if (filled(values.preferredDate) && values.preferredDate < today) {
    problems.unshift({ field: 'preferredDate', message: FORM_HINTS.past_date });
  }
  problems.push(...passedTime(values, at));
  if (!isPhone(normaliseDigits(values.phone))) problems.push({ field: 'phone', message: FORM_HINTS.phone });
  return [...problems, ...unsafeFields(values)];
}

/** Data sent beside the answers: the zone behind the offset, the hospital's page the visitor came from, and their trip estimate. */
export interface FreeConsultationContext {
  time_zone: string | null;
  destination_preference?: string | undefined;
  /** The trip cost calculator's result as text. */
  trip_estimate?: string | undefined;
}

/** The payload of `consultation-form` (spec section 3; design/api.md adds country, city, timezone, time_zone; the dialog asks for the first three). */
export function freeConsultationPayload(
  values: FreeConsultationValues,
  context: FreeConsultationContext,
): FormPayload<'consultation'> {
  return {
    name: fullNameOf(values),
    email: trimmed(values.email),
    phone: trimmed(values.phone),
    preferred_date: values.preferredDate,
    preferred_time: choice(values.preferredTime),
    procedure_interest: values.procedure,
    consultation_type: choice(values.consultationType),
    country: values.country,
    city: trimmed(values.city),
    timezone: values.timezone,
    ...optional('time_zone', context.time_zone ?? ''),
    ...optional('destination_preference', context.destination_preference ?? ''),
    ...optional('notes', values.medicalNeeds),
    ...optional('trip_estimate', context.trip_estimate ?? ''),
  };
}

/** The field on screen for each field of the payload, for the server's messages. */
export const FREE_CONSULTATION_SERVER_FIELDS: Readonly<Record<string, FreeConsultationField>> = {
  name: 'firstName',
  email: 'email',
  phone: 'phone',
  preferred_date: 'preferredDate',
  preferred_time: 'preferredTime',
  procedure_interest: 'procedure',
  consultation_type: 'consultationType',
  country: 'country',
  city: 'city',
  timezone: 'timezone',
  time_zone: 'timezone',
  notes: 'medicalNeeds',
};
