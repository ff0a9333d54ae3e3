import type { HealthSummary } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export const readOwnHealth = (): Promise<HealthSummary> => dataOf(api.GET('/health-summary/own'));
