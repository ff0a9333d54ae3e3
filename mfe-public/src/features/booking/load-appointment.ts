import type { components } from '@ayana/contracts/api';
import { api, ApiProblem } from '@ayana/portal-kit';
import { reportFailure } from '../../loaders/report-failure';

export type Appointment = components['schemas']['AppointmentDto'];

/** The appointment of a mail's link, or why there is none. */
export type Opened =
  | { appointment: Appointment }
  | { appointment: null; why: 'no_link' | 'unknown' | 'over' | 'failed' };

/** Loads the appointment of a token; never throws, so that a page is always shown. */
export async function loadAppointment(token: string, signal: AbortSignal): Promise<Opened> {
  // The page as calendars name it.
  if (token === '') return { appointment: null, why: 'no_link' };
  try {
    const { data } = await api.GET('/appointments/by-token', { params: { query: { token } }, signal });
    return data ? { appointment: data } : { appointment: null, why: 'failed' };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 410) return { appointment: null, why: 'over' };
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
    if (!unknown) reportFailure('An appointment could not be read.', error, signal);
    return { appointment: null, why: unknown ? 'unknown' : 'failed' };
  }
}
