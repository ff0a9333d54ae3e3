import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

export type Releases = components['schemas']['ReleasesDto'];
export type RemoteRelease = Releases['remotes'][number];
export type ReleaseVersion = RemoteRelease['versions'][number];
export type RemoteFailure = Releases['failures'][number];

export const DAY_HOURS = 24;
export const WEEK_HOURS = 168;

/** Reads `?hours=`; only the two choices of the page. */
export function hoursOf(search: URLSearchParams): number {
  return search.get('hours') === String(WEEK_HOURS) ? WEEK_HOURS : DAY_HOURS;
}

/** The one registry there is, as a detail page wants it: with an id. */
export const REGISTRY = 'registry';

export function releasesLoader({ request }: LoaderFunctionArgs): Promise<Part<Releases & { id: string }>> {
  const query = { hours: hoursOf(new URL(request.url).searchParams) };
  return readPart(
    dataOf(api.GET('/releases', { params: { query } })).then((releases) => Object.assign({ id: REGISTRY }, releases)),
  );
}

export type ReleaseChange = Releases['changes'][number];
/** What is known of a version that is out to a part of the sessions. */
export type Rollout = components['schemas']['RolloutDto'];
type ReleaseChangeRequest = components['schemas']['ReleaseChangeRequestDto'];
export type ChangeKind = ReleaseChangeRequest['kind'];

export const RELEASES_PATH = '/admin/releases';

/** What an administrator does with one remote. */
export type ReleaseCommand = ReleaseChangeRequest & { remote: string };

export type ReviewLink = components['schemas']['ReviewLinkDto'];

/** Asks for a link to a stored version. */
export type ReviewLinkCommand = { remote: string; review: components['schemas']['ReviewLinkRequestDto'] };

export const releasesAction = commandAction(async (command: ReleaseCommand | ReviewLinkCommand) => {
  const params = { path: { remote: command.remote } };
  if ('review' in command) return dataOf(api.POST('/releases/{remote}/review-links', { params, body: command.review }));
  const { remote: _remote, ...body } = command;
  return dataOf(api.POST('/releases/{remote}/changes', { params, body }));
});
