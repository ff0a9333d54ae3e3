import type { components } from '@ayana/contracts/api';
import type { Admission, DischargeSummary } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export type SummaryBody = components['schemas']['NewDischargeSummaryDto'];

export interface Discharge {
  /** The stay of the accepted quote; null before. */
  stay: Admission | null;
  /** The newest first. */
  summaries: DischargeSummary[];
}

/** Before the quote is accepted, the hospital sees neither. */
export async function readDischarge(journey_id: string, assignment_id: string): Promise<Discharge> {
  const [stay = null] = (await dataOf(api.GET('/admissions', { params: { query: { assignment_id } } }))).items;
  if (stay === null) return { stay, summaries: [] };
  const query = { params: { query: { journey_id } } };
  return { stay, summaries: (await dataOf(api.GET('/discharge-summaries', query))).items };
}

/** Signs the next version. @param version the newest one; 0 for none */
export const signSummary = (body: SummaryBody, version: number, key: string): Promise<DischargeSummary> =>
  dataOf(api.POST('/discharge-summaries', { headers: { 'Idempotency-Key': key, 'If-Match': `"${version}"` }, body }));
