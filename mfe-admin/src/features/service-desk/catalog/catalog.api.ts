import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader } from '@ayana/portal-kit/screens';
import { CATALOG_PATH } from '../paths';
import type { CatalogItem, CatalogItemDetail } from '../types';

export const itemHref = ({ id }: { id: string }): string => `${CATALOG_PATH}/${id}`;

export const NAMES = ['q', 'status', 'sort', 'order'] as const;
type Query = NonNullable<operations['Catalog_list']['parameters']['query']>;

export const catalogLoader = listLoader<CatalogItem, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/service-catalog-items', { params: { query } })),
});

export const createItem = (body: { name: string; description: string }, key: string): Promise<CatalogItemDetail> =>
  dataOf(api.POST('/service-catalog-items', { headers: { 'Idempotency-Key': key }, body }));

export const itemLoader = detailLoader<CatalogItemDetail>('serviceId', (id) =>
  dataOf(api.GET('/service-catalog-items/{id}', { params: { path: { id } } })),
);

/** What a version is made of, as it is saved. */
export type VersionBody = components['schemas']['NewServiceVersionDto'];

/** Saves the draft. */
export const saveVersion = (id: string, version: number, body: VersionBody): Promise<CatalogItemDetail> =>
  dataOf(api.POST('/service-catalog-items/{id}/versions', { ...atVersion({ id, version }), body }));

export const changeItem = (
  id: string,
  version: number,
  body: { name: string; description: string; owner_id: string | null },
): Promise<CatalogItemDetail> =>
  dataOf(api.PATCH('/service-catalog-items/{id}', { ...atVersion({ id, version }), body }));

/** What is done with a whole service. */
export type ItemCommand = { intent: 'publish' | 'retire'; id: string };

export const itemAction = commandAction(({ intent, id }: ItemCommand): Promise<CatalogItemDetail> => {
  const params = { path: { id } };
  return intent === 'publish'
    ? dataOf(api.POST('/service-catalog-items/{id}/publish', { params }))
    : dataOf(api.POST('/service-catalog-items/{id}/retire', { params }));
});
