import {
  type DocumentKind,
  documentKindsOf,
  isMissingPaper,
  PATIENT_DOCUMENT_KINDS,
  workParts,
} from '@ayana/contracts/journey';
import type { WorkDetail } from '../../../work/work.types';

/** What this work shows and a patient can send, without what was asked for already. */
export function kindsToAskFor({ kind, status, paper_requests, partner_hospital_id }: WorkDetail): DocumentKind[] {
  const shown = documentKindsOf(workParts({ kind, status, of_hospital: partner_hospital_id !== null }));
  const asked = new Set((paper_requests ?? []).filter(isMissingPaper).map((request) => request.kind));
  return PATIENT_DOCUMENT_KINDS.filter((each) => shown.includes(each) && !asked.has(each));
}
