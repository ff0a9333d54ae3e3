import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';

export type SavedView = components['schemas']['SavedViewDto'];

export const readViews = async (list: string): Promise<readonly SavedView[]> =>
  (await dataOf(api.GET('/saved-views', { params: { query: { list } } }))).items;

export interface ViewChange {
  name: string;
  is_shared: boolean;
  /** Absent where the filters stay as they were saved. */
  query?: string;
}

export const addView = (list: string, view: ViewChange & { query: string }, key: string): Promise<SavedView> =>
  dataOf(api.POST('/saved-views', { headers: { 'Idempotency-Key': key }, body: { list, ...view } }));

const of = (id: string) => ({ params: { path: { id } } });

export const changeView = (id: string, body: ViewChange): Promise<SavedView> =>
  dataOf(api.PATCH('/saved-views/{id}', { ...of(id), body }));

export const deleteView = (id: string): Promise<unknown> => api.DELETE('/saved-views/{id}', of(id));

/** Whether the list opens with it for the reader. */
export const setDefault = (id: string, wanted: boolean): Promise<SavedView> =>
  dataOf(wanted ? api.POST('/saved-views/{id}/default', of(id)) : api.DELETE('/saved-views/{id}/default', of(id)));
