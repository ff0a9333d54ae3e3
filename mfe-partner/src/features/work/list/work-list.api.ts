import type { operations } from '@ayana/contracts/api';
import type { WorkItem } from '@ayana/contracts/journey';
import { api, dataOf, type Part } from '@ayana/portal-kit';
import { listLoader, saveFile } from '@ayana/portal-kit/screens';

type Query = NonNullable<operations['OwnWork_list']['parameters']['query']>;

/** The filters and the sort in the URL, as the API names them. */
export const NAMES = ['q', 'kind', 'status', 'due', 'handler', 'sort', 'order'] as const;

export const workListLoader = listLoader<WorkItem, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/work', { params: { query } })),
});

/** Saves the list as it is filtered and sorted, all of its pages, as CSV. */
export const exportWork = (query: Readonly<Record<string, string>>): Promise<Part<string>> =>
  saveFile(
    api.GET('/work/export', { params: { query }, parseAs: 'blob' }),
    `ayana-work-${new Date().toISOString().slice(0, 10)}.csv`,
  );
