import { api, ApiProblem } from '@ayana/portal-kit';
import type { components } from '@ayana/contracts/api';
import { reportFailure } from '../../loaders/report-failure';

export type FollowedRequest = components['schemas']['FollowedRequestDto'];

/** The request of a mail's link, or why there is none. */
export type Followed = { found: FollowedRequest } | { found: null; why: 'unknown' | 'failed' };

/** Loads the request of a token; never throws, so that a page is always shown. */
export async function loadFollowed(token: string, signal: AbortSignal): Promise<Followed> {
  try {
    const { data } = await api.GET('/support-requests/followed', { params: { query: { request: token } }, signal });
    return data ? { found: data } : { found: null, why: 'failed' };
  } catch (error) {
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
    if (!unknown) reportFailure('A followed request could not be read.', error, signal);
    return { found: null, why: unknown ? 'unknown' : 'failed' };
  }
}
