import type { paths } from '@ayana/contracts/api';
import { api, ApiProblem } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';

export type Releases = paths['/releases']['get']['responses'][200]['content']['application/json'];
export type RemoteRelease = Releases['remotes'][number];
export type ReleaseVersion = RemoteRelease['versions'][number];
export type RemoteFailure = Releases['failures'][number];

/** The releases, or why they could not be loaded; the page then keeps its earlier data. */
export interface ReleasesAnswer {
  releases: Releases | null;
  failure: { message: string; reference: string | undefined } | null;
}

export const DAY_HOURS = 24;
export const WEEK_HOURS = 168;

/** Reads `?hours=`; only the two choices of the page. */
export function hoursOf(search: URLSearchParams): number {
  return search.get('hours') === String(WEEK_HOURS) ? WEEK_HOURS : DAY_HOURS;
}

export async function releasesLoader({ request }: LoaderFunctionArgs): Promise<ReleasesAnswer> {
  const { searchParams } = new URL(request.url);
  try {
    const { data } = await api.GET('/releases', { params: { query: { hours: hoursOf(searchParams) } } });
    return { releases: data ?? null, failure: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) throw error;
    return { releases: null, failure: { message: error.message, reference: error.requestId } };
  }
}
