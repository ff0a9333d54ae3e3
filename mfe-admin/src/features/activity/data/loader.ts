import type { components } from '@ayana/contracts/api';
import { api, readPart } from '@ayana/portal-kit';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { PagesAnswer } from '../../../hooks/use-pages';
import { type ActivityFilters, activityHref, activityQuery, readFilters } from './filters';

export type ActivityItem = components['schemas']['ActivityItemDto'];
type TrailPage = components['schemas']['ActivityPageDto'];

async function readTrail(filters: ActivityFilters, cursor: string | null): Promise<TrailPage> {
  const { data } = await api.GET('/activity', {
    params: { query: { ...activityQuery(filters), ...(cursor === null ? {} : { cursor }) } },
  });
  return data ?? { items: [], next_cursor: null };
}

/** Loads the activity; `/admin/activity` shows every type. */
export async function activityLoader({ request, params }: LoaderFunctionArgs): Promise<PagesAnswer<ActivityItem>> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.endsWith('/admin/activity')) throw redirect(`/admin/activity/all${search}`);
  const filters = readFilters(params['type'], searchParams);
  const after = searchParams.get('cursor');
  return { key: activityHref(filters), after, page: await readPart(readTrail(filters, after)) };
}
