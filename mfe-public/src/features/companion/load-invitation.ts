import type { components } from '@ayana/contracts/api';
import type { Companion } from '@ayana/contracts/journey';
import { api, ApiProblem, dataOf } from '@ayana/portal-kit';
import { reportFailure } from '../../loaders/report-failure';

export type Invitation = components['schemas']['InvitationDto'];

/** The invitation of a mail's link, or why there is none. */
export type OpenedInvitation = { invitation: Invitation } | { invitation: null; why: 'unknown' | 'failed' };

/** Loads the invitation of a token; never throws, so that a page is always shown. */
export async function loadInvitation(token: string, signal: AbortSignal): Promise<OpenedInvitation> {
  try {
    const { data } = await api.GET('/companions/by-token', { params: { query: { token } }, signal });
    return data ? { invitation: data } : { invitation: null, why: 'failed' };
  } catch (error) {
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
    if (!unknown) reportFailure('An invitation could not be read.', error, signal);
    return { invitation: null, why: unknown ? 'unknown' : 'failed' };
  }
}

/** Accepts it, signed in with the address that was invited. */
export const acceptInvitation = (token: string): Promise<Companion> =>
  dataOf(api.POST('/companions/accept', { body: { token } }));
