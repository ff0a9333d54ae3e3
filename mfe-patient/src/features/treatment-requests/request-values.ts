import { ATTENDANTS_MAX, DEFAULT_PRIORITY_LEVEL, PRIORITY_LEVELS, type PriorityLevel } from '@ayana/contracts/journey';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import { askedTreatment } from './asked-treatment';
import { messages } from './messages';
import type { NewTreatmentRequest } from './requests.api';

/** What is typed, as texts: an empty one is left out of the request. */
export interface RequestValues {
  treatment_id: string;
  patient_notes: string;
  priority_level: PriorityLevel;
  preferred_from: string;
  preferred_to: string;
  attendants: string;
  preferred_city: string;
}

export const emptyRequest = (treatment_id: string): RequestValues => ({
  treatment_id,
  patient_notes: '',
  priority_level: DEFAULT_PRIORITY_LEVEL,
  preferred_from: '',
  preferred_to: '',
  attendants: '',
  preferred_city: '',
});

export { PRIORITY_LEVELS };
export const ATTENDANTS = Array.from({ length: ATTENDANTS_MAX + 1 }, (_, count) => String(count));

/** @param today the day of the device, as `YYYY-MM-DD` */
export function requestErrors(values: RequestValues, today: string): FieldErrors {
  const { treatment_id, preferred_from: from, preferred_to: to } = values;
  const { rules } = messages.form;
  return {
    treatment_id: treatment_id.trim() === '' ? rules.treatment : undefined,
    preferred_from: from !== '' && from < today ? rules.past : undefined,
    preferred_to: to === '' ? undefined : to < today ? rules.past : to < from ? rules.reversed : undefined,
  };
}

/** The request as the API takes it. */
export function requestOf({ treatment_id, priority_level, attendants, ...texts }: RequestValues): NewTreatmentRequest {
  const written = Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  return {
    ...askedTreatment(treatment_id),
    priority_level,
    ...written,
    ...(attendants === '' ? {} : { attendants: Number(attendants) }),
  };
}
