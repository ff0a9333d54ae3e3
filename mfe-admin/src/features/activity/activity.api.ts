import type { components, operations } from '@ayana/contracts/api';
import { ACTIVITY_TYPES, type ActivityType } from '@ayana/contracts/activity';
import { isCalendarDate } from '@ayana/contracts/rules';
import { api, ApiProblem, dataOf, type Part } from '@ayana/portal-kit';
import { type ListAnswer, listLoader, queryText, saveFile } from '@ayana/portal-kit/screens';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';

export type ActivityItem = components['schemas']['ActivityItemDto'];
type Query = NonNullable<operations['Activity_list']['parameters']['query']>;

/** The filters in the address, as the API names them; the type is in the path. */
export const NAMES = ['action', 'actor', 'subject', 'about', 'from', 'to', 'sort', 'order'] as const;

export const typeOf = (param: string | undefined): ActivityType | null =>
  ACTIVITY_TYPES.find((known) => known === param) ?? null;

/** The address of the page with these filters. */
export function activityHref(type: ActivityType | null, query: Readonly<Record<string, string>> = {}): string {
  const text = queryText(query);
  return `/admin/activity/${type ?? 'all'}${text === '' ? '' : `?${text}`}`;
}

/** When a day, or the day `after` days later, begins for the reader; ISO 8601. */
function beginning(day: string, after = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}

/** The filters as the API takes them: days become the instants at which they begin and end in the reader's zone. */
export function activityQuery(type: ActivityType | null, { from, to, ...rest }: Query): Query {
  return {
    ...(type === null ? {} : { type }),
    ...rest,
    ...(isCalendarDate(from) ? { from: beginning(from) } : {}),
    ...(isCalendarDate(to) ? { to: beginning(to, 1) } : {}),
  };
}

/** `/admin/activity` shows every type. */
export function activityLoader(args: LoaderFunctionArgs): Promise<ListAnswer<ActivityItem>> {
  const { pathname, search } = new URL(args.request.url);
  if (pathname.endsWith('/admin/activity')) throw redirect(`/admin/activity/all${search}`);
  const type = typeOf(args.params['type']);
  // Everything under the name of one kind would look like that kind.
  if (type === null && args.params['type'] !== 'all')
    throw new ApiProblem({ status: 404, code: 'not_found', detail: 'There is no activity of this kind.' });
  return listLoader<ActivityItem, Query>({
    names: NAMES,
    read: (query, cursor) =>
      dataOf(
        api.GET('/activity', {
          params: { query: { ...activityQuery(type, query), ...(cursor === null ? {} : { cursor }) } },
        }),
      ),
  })(args);
}

/** Saves the filtered activity as CSV. @returns the file's name */
export function exportCsv(
  type: ActivityType | null,
  { sort: _sort, order: _order, ...query }: Query,
): Promise<Part<string>> {
  const file = api.GET('/activity/export', { params: { query: activityQuery(type, query) }, parseAs: 'blob' });
  return saveFile(file, `ayana-activity-${type ?? 'all'}-${new Date().toISOString().slice(0, 10)}.csv`);
}
