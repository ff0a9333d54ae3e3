import {
  type DocumentKind,
  documentKindsOf,
  isMissingPaper,
  PATIENT_DOCUMENT_KINDS,
  workParts,
} from '@ayana/contracts/journey';
import { useShownWork } from '../../../work/shown-work';
import type { WorkDetail } from '../../../work/work.types';

/** What this work shows and a patient can send, without what was asked for already. */
export function useKindsToAskFor(work: WorkDetail): DocumentKind[] {
  const shown = documentKindsOf(workParts(useShownWork(work)));
  const { paper_requests } = work;
  const asked = new Set((paper_requests ?? []).filter(isMissingPaper).map((request) => request.kind));
  return PATIENT_DOCUMENT_KINDS.filter((each) => shown.includes(each) && !asked.has(each));
}
