import type { components } from '@ayana/contracts/api';
import type { LegPress, TravelLeg } from '@ayana/contracts/journey';
import { api, dataOf, newIdempotencyKey } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';

export type LegChange = components['schemas']['TravelLegChangeDto'];

/** The legs that belong to a piece of work. */
export async function readLegs(journey_id: string, assignmentId: string): Promise<TravelLeg[]> {
  const { items } = await dataOf(api.GET('/travel-legs', { params: { query: { journey_id } } }));
  return items.filter(({ assignment_id }) => assignment_id === assignmentId);
}

export const bookLeg = ({ id, version }: Pick<TravelLeg, 'id' | 'version'>, body: LegChange): Promise<TravelLeg> =>
  dataOf(api.PATCH('/travel-legs/{id}', { ...atVersion({ id, version }), body }));

export const pressLeg = ({ id, status, starts_at }: TravelLeg, press: LegPress): Promise<TravelLeg> =>
  dataOf(
    api.POST('/travel-legs/{id}/presses', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': newIdempotencyKey() },
      body: { press, seen_status: status, seen_starts_at: starts_at },
    }),
  );
