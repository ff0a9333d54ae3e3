import type { FormPayload } from '@ayana/portal-kit';
import {
  MISSING_INFORMATION,
  type SPECIALIZATIONS,
  VIDEO_CONSULTATION_TYPES,
  VIDEO_REASON_DEFAULT,
} from '@ayana/contracts/consultations';

import { fullNameOf, NO_NAME, requiredNames } from '../../../forms/names';
import { wrongEmail, wrongPhone } from '../../../forms/field-problems';
import { FORM_HINTS } from '../../../forms/messages';
import type { FieldProblem } from '../../../forms/field-problem';
import { choice, optional, trimmed } from '../../../forms/payload';
import { unsafeFields } from '../../../forms/unsafe-fields';
import { type KnownClock, passedTime } from '../preferred-time/passed-time';

/** The fields of the video dialog (spec section 3, "Form fields on screen"); the type has a default (section 4). */
export const VIDEO_CONSULTATION_INITIAL = {
  consultation_type: VIDEO_CONSULTATION_TYPES[0] as string,
  ...NO_NAME,
  email: '',
  phone: '',
  preferredDate: '',
  preferredTime: '',
  specialization: '',
  procedure: '',
  country: '',
  city: '',
  timezone: '',
  medicalCondition: '',
  notes: '',
};

export type VideoConsultationValues = typeof VIDEO_CONSULTATION_INITIAL;
export type VideoConsultationField = keyof VideoConsultationValues;

const filled = (value: string): boolean => value.trim() !== '';

/**
 * Everything that keeps the form from being sent, first things first: the person, then the day and the time (spec section 5).
 * Optional fields must be valid when filled in.
 * @param today `YYYY-MM-DD` in the visitor's zone
 * @param at the visitor's time; null while unknown
 */
export function videoConsultationProblems(
  values: VideoConsultationValues,
  today: string,
  at: KnownClock | null = null,
): FieldProblem<VideoConsultationField>[] {
  const problems: FieldProblem<VideoConsultationField>[] = [];
  for (const field of [...requiredNames(values), 'email'] as const) {
    if (!filled(values[field])) problems.push({ field, message: MISSING_INFORMATION.name_and_email });
  }
  if (filled(values.email)) problems.push(...wrongEmail(values));
  if (!filled(values.preferredDate)) {
    problems.push({ field: 'preferredDate', message: MISSING_INFORMATION.preferred_date });
  } else if (values.preferredDate < today) {
    problems.push({ field: 'preferredDate', message: FORM_HINTS.past_date });
  }
  if (!filled(values.preferredTime)) {
    problems.push({ field: 'preferredTime', message: MISSING_INFORMATION.preferred_time });
  }
  problems.push(...passedTime(values, at));
  return [...problems, ...wrongPhone(values), ...unsafeFields(values)];
}

/** The payload of `video-consultation-request` (spec section 3); `patient_name` is the first and last name joined. */
export function videoConsultationPayload(
  values: VideoConsultationValues,
  context: { time_zone: string | null },
): FormPayload<'video-consultation'> {
  return {
    patient_name: fullNameOf(values),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    consultation_type: choice(values.consultation_type),
    preferred_date: values.preferredDate,
    preferred_time: choice(values.preferredTime),
    ...optional('procedure_interest', values.procedure),
    ...optional('medical_condition', values.medicalCondition),
    ...optional('country', values.country),
    ...optional('city', values.city),
    ...optional('timezone', values.timezone),
    ...optional('time_zone', context.time_zone ?? ''),
    ...optional('notes', values.notes),
    reason: VIDEO_REASON_DEFAULT,
    ...optional('specialization', choice<(typeof SPECIALIZATIONS)[number]>(values.specialization)),
  };
}

/** The field on screen for each field of the payload, for the server's messages. */
export const VIDEO_CONSULTATION_SERVER_FIELDS: Readonly<Record<string, VideoConsultationField>> = {
  patient_name: 'firstName',
  email: 'email',
  phone: 'phone',
  consultation_type: 'consultation_type',
  preferred_date: 'preferredDate',
  preferred_time: 'preferredTime',
  procedure_interest: 'procedure',
  medical_condition: 'medicalCondition',
  country: 'country',
  city: 'city',
  timezone: 'timezone',
  time_zone: 'timezone',
  notes: 'notes',
  specialization: 'specialization',
};
