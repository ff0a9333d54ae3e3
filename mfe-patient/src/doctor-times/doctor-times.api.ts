import { BOOKING_HORIZON_DAYS, type ConsultationKind } from '@ayana/contracts/catalogue';
import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';

export type FreeTime = components['schemas']['FreeTimeDto'];

/**
 * A doctor's free times of the coming weeks.
 * @param again whether one of them was taken: the browser's copy is then old
 */
export const readFreeTimes = (doctorId: string, kind: ConsultationKind, again: boolean): Promise<Part<FreeTime[]>> =>
  readPart(
    dataOf(
      api.GET('/doctors/{id}/free-times', {
        params: { path: { id: doctorId }, query: { kind, days: BOOKING_HORIZON_DAYS } },
        cache: again ? 'no-cache' : 'default',
      }),
    ).then(({ items }) => [...items]),
  );

/**
 * Holds a time while it is booked; where that fails it is free again at once.
 * @param key of the form: the same key again prolongs the hold, or moves it to another time
 * @param book gets the id to book it with
 */
export async function whileHeld<Booked>(
  doctorId: string,
  wanted: { starts_at: string; kind: ConsultationKind },
  key: string,
  book: (slot_id: string) => Promise<Booked>,
): Promise<Booked> {
  const { slot_id } = await dataOf(
    api.POST('/doctors/{id}/holds', { params: { path: { id: doctorId } }, body: { ...wanted, holder_key: key } }),
  );
  try {
    return await book(slot_id);
  } catch (error) {
    const params = { path: { id: doctorId, slot_id } };
    // Refused, the hold expires anyway.
    await api.DELETE('/doctors/{id}/holds/{slot_id}', { params, body: { holder_key: key } }).catch(() => undefined);
    throw error;
  }
}
