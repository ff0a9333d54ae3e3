import type { Review } from '@ayana/contracts/content';

/** Columns of a review, of the tables `text` (the reviewed text) and `doctor`; all null for no review. */
export const REVIEW_COLUMNS =
  'doctor.id as doctor_id, doctor.full_name, doctor.specialization, text.reviewed_on, text.next_review_on';

export interface ReviewRow {
  doctor_id: string | null;
  full_name: string;
  specialization: string;
  reviewed_on: string;
  next_review_on: string;
}

export function reviewOf({
  doctor_id,
  full_name,
  specialization,
  reviewed_on,
  next_review_on,
}: ReviewRow): Review | null {
  if (doctor_id === null) return null;
  return { doctor: { id: doctor_id, full_name, specialization }, reviewed_on, next_review_on };
}
