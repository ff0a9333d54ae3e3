import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';

export type Signal = components['schemas']['SignalDto'];
export type Incident = components['schemas']['IncidentDto'];

const of = (journey_id: string) => ({ params: { query: { journey_id, limit: 50 } } });

export const readSignals = async (journeyId: string): Promise<readonly Signal[]> =>
  (await dataOf(api.GET('/signals', of(journeyId)))).items;

export const readIncidents = async (journeyId: string): Promise<readonly Incident[]> =>
  (await dataOf(api.GET('/incidents', of(journeyId)))).items;
