import type { components } from '@ayana/contracts/api';
import { api, ApiProblem } from '@ayana/portal-kit';
import { reportFailure } from '../../loaders/report-failure';

export type LinkedCheckIn = components['schemas']['LinkedCheckInDto'];

/** The check-in of a mail's link, or why there is none. */
export type OpenedCheckIn = { check_in: LinkedCheckIn } | { check_in: null; why: 'unknown' | 'over' | 'failed' };

/** Loads the check-in of a token; never throws, because someone who feels unwell needs a page with a phone number. */
export async function loadCheckIn(token: string, signal: AbortSignal): Promise<OpenedCheckIn> {
  try {
    const { data } = await api.GET('/check-ins/by-token', { params: { query: { token } }, signal });
    return data ? { check_in: data } : { check_in: null, why: 'failed' };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 410) return { check_in: null, why: 'over' };
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
    if (!unknown) reportFailure('A check-in could not be read.', error, signal);
    return { check_in: null, why: unknown ? 'unknown' : 'failed' };
  }
}
