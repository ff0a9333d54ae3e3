import type { PatientDetails } from '../../patient-details/details.api';
import type { CaseDocument } from './travel.api';

export type PassportState = 'missing' | 'sent' | 'checked';

/** How far the picture of the passport is: a checked one counts before one that is being checked. */
export function passportState(papers: readonly CaseDocument[]): PassportState {
  const states = new Set(papers.filter(({ kind }) => kind === 'passport').map(({ status }) => status));
  if (states.has('checked')) return 'checked';
  return states.has('uploaded') ? 'sent' : 'missing';
}

/** The newest visa letter that has a file; undefined before the hospital has written one. */
export const visaLetter = (papers: readonly CaseDocument[]): (CaseDocument & { file_name: string }) | undefined =>
  papers
    .filter((paper): paper is CaseDocument & { file_name: string } => isLetter(paper) && paper.file_name !== null)
    .toSorted((one, other) => (other.uploaded_at ?? '').localeCompare(one.uploaded_at ?? ''))[0];

const isLetter = ({ kind, status, replaced_by }: CaseDocument): boolean =>
  kind === 'visa_letter' && replaced_by === null && (status === 'uploaded' || status === 'checked');

/** What is known of the passport; null for nothing. */
export const passportNumber = (details: PatientDetails | null): string | null => details?.passport_number ?? null;
