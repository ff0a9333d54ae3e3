import type { components } from '@ayana/contracts/api';
import type { HealthSummary } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

/**
 * @param journey_id null: the patient's own answers
 * @param version of the answers that were changed: an older one is refused
 */
export function saveHealth(
  journey_id: string | null,
  version: number,
  body: components['schemas']['HealthFormDto'],
): Promise<HealthSummary> {
  const change = { headers: { 'If-Match': `"${version}"` }, body };
  return dataOf(
    journey_id === null
      ? api.PATCH('/health-summary/own', change)
      : api.PATCH('/health-summary', { params: { query: { journey_id } }, ...change }),
  );
}
