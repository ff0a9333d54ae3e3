import type { components } from '@ayana/contracts/api';
import type { CasePart, VisaPeriods } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { type Detail, usePart } from '@ayana/portal-kit/screens';

export type PeriodBody = components['schemas']['NewVisaPeriodDto'];

const LIVE = ['travel_legs.updated', 'assignments.updated'] as const;

/** Until when the patient of a case may stay. */
export const useVisaPeriods = (journeyId: string): Detail<VisaPeriods> =>
  usePart<VisaPeriods, CasePart>({
    key: journeyId,
    read: () => dataOf(api.GET('/visa-periods', { params: { query: { journey_id: journeyId } } })),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });

export const addPeriod = (body: PeriodBody, key: string): Promise<VisaPeriods> =>
  dataOf(api.POST('/visa-periods', { headers: { 'Idempotency-Key': key }, body }));
