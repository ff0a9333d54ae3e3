import type { components } from '@ayana/contracts/api';
import { BOOKING_HORIZON_DAYS } from '@ayana/contracts/catalogue';
import { api, ApiProblem } from '@ayana/portal-kit';

import { reportFailure } from '../../loaders/report-failure';
import type { FreeTime } from './doctor';

export interface Bookable {
  doctor: components['schemas']['DoctorDto'];
  times: FreeTime[] | null;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The doctor in the URL, with free times; null without one or after a failure: the page then shows its own form. */
export async function loadBookable(id: string | null, signal: AbortSignal): Promise<Bookable | null> {
  if (id === null || !ID.test(id)) return null;
  try {
    const { data: doctor } = await api.GET('/doctors/{id}', { params: { path: { id } }, signal });
    if (doctor === undefined) return null;
    const kind = doctor.video_fee_usd === null ? 'phone' : 'video';
    const times = await api
      .GET('/doctors/{id}/free-times', {
        params: { path: { id }, query: { kind, days: BOOKING_HORIZON_DAYS } },
        signal,
      })
      .then(
        ({ data }) => data?.items ?? null,
        () => null,
      );
    return { doctor, times };
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 404))
      reportFailure('A doctor could not be read.', error, signal);
    return null;
  }
}
