import type { components } from '@ayana/contracts/api';
import type { HealthSummary } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export const readOwnHealth = (): Promise<HealthSummary> => dataOf(api.GET('/health-summary/own'));

/** @param version of the answers that were changed: an older one is refused */
export const saveOwnHealth = (version: number, body: components['schemas']['HealthFormDto']): Promise<HealthSummary> =>
  dataOf(api.PATCH('/health-summary/own', { headers: { 'If-Match': `"${version}"` }, body }));
