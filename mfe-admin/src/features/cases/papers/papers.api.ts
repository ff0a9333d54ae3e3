import type { CaseDocument } from '@ayana/case-kit/papers';
import type { DocumentKind } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';

export type Decision = { status: 'checked' } | { status: 'refused'; refused_reason: string };

/** Accepts a paper, or sends it back to the patient. */
export const decide = ({ id, version }: CaseDocument, body: Decision): Promise<CaseDocument> =>
  dataOf(api.PATCH('/documents/{id}', { ...atVersion({ id, version }), body }));

export interface WantedPaper {
  kind: DocumentKind;
  reason: string;
  due_at?: string;
}

/** Asks the patient for a paper; the same key again asks once. */
export const askFor = async (journey_id: string, paper: WantedPaper, key: string): Promise<CaseDocument[]> =>
  (await dataOf(api.POST('/documents/wanted', { headers: { 'Idempotency-Key': key }, body: { journey_id, ...paper } })))
    .items;
