import type { components } from '@ayana/contracts/api';
import { api, ApiProblem } from '@ayana/portal-kit';

export type Appointment = components['schemas']['AppointmentDto'];

/** What the link of a mail leads to, or why there is nothing to show. */
export type Opened = { appointment: Appointment } | { appointment: null; why: 'unknown' | 'over' | 'failed' };

/** Reads the appointment a token opens; a page is shown whatever comes of it. */
export async function loadAppointment(token: string, signal: AbortSignal): Promise<Opened> {
  // The bare address, without a link's token, opens nothing.
  if (token === '') return { appointment: null, why: 'unknown' };
  try {
    const { data } = await api.GET('/appointments/by-token', { params: { query: { token } }, signal });
    return data ? { appointment: data } : { appointment: null, why: 'failed' };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 410) return { appointment: null, why: 'over' };
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
    if (!unknown) console.error('An appointment could not be read.', error);
    return { appointment: null, why: unknown ? 'unknown' : 'failed' };
  }
}
