import type { FilesField } from '../../../forms/files/use-form-files';
import { freeConsultationProblems } from './free-consultation-form';
import type { FreeConsultationField, FreeConsultationValues } from './free-consultation-form';

/** First treatment and person, then time and place: two screens on a phone instead of four. */
export type Step = 1 | 2;

const FIRST: ReadonlySet<FreeConsultationField | FilesField> = new Set<FreeConsultationField | FilesField>([
  'consultationType',
  'procedure',
  'firstName',
  'lastName',
  'oneName',
  'email',
  'phone',
  'medicalNeeds',
  'upload_ids',
]);

/** The step that asks for a field. */
export const stepOf = (field: FreeConsultationField | FilesField): Step => (FIRST.has(field) ? 1 : 2);

/** The step a draft continues with: the second once the first has no problems. */
export function stepOfDraft(values: FreeConsultationValues): Step {
  // The first step has no date, so today does not matter.
  return freeConsultationProblems(values, '').some(({ field }) => stepOf(field) === 1) ? 1 : 2;
}
