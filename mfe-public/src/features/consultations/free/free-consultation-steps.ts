import { freeConsultationProblems } from './free-consultation-form';
import type { FreeConsultationField, FreeConsultationValues } from './free-consultation-form';

/** First what is needed and who asks, then when and where: two screens of a phone instead of four. */
export type Step = 1 | 2;

const FIRST: ReadonlySet<FreeConsultationField> = new Set<FreeConsultationField>([
  'consultationType',
  'procedure',
  'firstName',
  'lastName',
  'email',
  'phone',
  'medicalNeeds',
]);

/** The step that asks for a field. */
export const stepOf = (field: FreeConsultationField): Step => (FIRST.has(field) ? 1 : 2);

/** The step a draft goes on with: the second once nothing of the first is missing or wrong. */
export function stepOfDraft(values: FreeConsultationValues): Step {
  // No date of the first step can have passed: today does not count.
  return freeConsultationProblems(values, '').some(({ field }) => stepOf(field) === 1) ? 1 : 2;
}
