import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';

export type Signal = components['schemas']['SignalDto'];
export type Incident = components['schemas']['IncidentDto'];

export const readSignals = (journey_id: string): Promise<readonly Signal[]> =>
  readWhole((part) => dataOf(api.GET('/signals', { params: { query: { journey_id, ...part } } })));

export const readIncidents = (journey_id: string): Promise<readonly Incident[]> =>
  readWhole((part) => dataOf(api.GET('/incidents', { params: { query: { journey_id, ...part } } })));
