import type { OpenedStaffInvitation, Role } from '@ayana/contracts/identity';
import { api, ApiProblem, dataOf } from '@ayana/portal-kit';
import { reportFailure } from '../../loaders/report-failure';

/** The invitation of a colleague, or why there is none. */
export type OpenedColleague = { invitation: OpenedStaffInvitation } | { invitation: null; why: 'unknown' | 'failed' };

/** Loads the invitation of a token; never throws, so that a page is always shown. */
export async function loadColleague(token: string, signal: AbortSignal): Promise<OpenedColleague> {
  try {
    const { data } = await api.GET('/staff-invitations/by-token', { params: { query: { token } }, signal });
    return data ? { invitation: data } : { invitation: null, why: 'failed' };
  } catch (error) {
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
    if (!unknown) reportFailure('An invitation could not be read.', error, signal);
    return { invitation: null, why: unknown ? 'unknown' : 'failed' };
  }
}

/** Accepts it, signed in with the address that was invited. */
export const acceptColleague = (token: string): Promise<{ role: Role }> =>
  dataOf(api.POST('/staff-invitations/accept', { body: { token } }));
