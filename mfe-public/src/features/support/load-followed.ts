import { api, ApiProblem } from '@ayana/portal-kit';
import type { components } from '@ayana/contracts/api';

export type FollowedRequest = components['schemas']['FollowedRequestDto'];

/** What a link of a mail leads to: the request, or why there is none to show. */
export type Followed = { found: FollowedRequest } | { found: null; why: 'unknown' | 'failed' };

/** Reads the request a token opens; a page is shown whatever comes of it. */
export async function loadFollowed(token: string, signal: AbortSignal): Promise<Followed> {
  try {
    const { data } = await api.GET('/support-requests/followed', { params: { query: { request: token } }, signal });
    return data ? { found: data } : { found: null, why: 'failed' };
  } catch (error) {
    const unknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
    if (!unknown) console.error('A followed request could not be read.', error);
    return { found: null, why: unknown ? 'unknown' : 'failed' };
  }
}
