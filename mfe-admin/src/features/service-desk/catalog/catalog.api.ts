import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction, listLoader } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
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

export function itemLoader({ params }: LoaderFunctionArgs): Promise<Part<CatalogItemDetail>> {
  const path = { id: params['serviceId'] ?? '' };
  return readPart(dataOf(api.GET('/service-catalog-items/{id}', { params: { path } })));
}

/** What a version is made of, as it is saved. */
export type VersionBody = components['schemas']['NewServiceVersionDto'];

/** What a write needs to know: which service, and how it was when it was read. Another's change since is refused. */
const given = (id: string, version: number) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${version}"` },
});

/** Saves the draft. */
export const saveVersion = (id: string, version: number, body: VersionBody): Promise<CatalogItemDetail> =>
  dataOf(api.POST('/service-catalog-items/{id}/versions', { ...given(id, version), body }));

export const changeItem = (
  id: string,
  version: number,
  body: { name: string; description: string; owner_id: string | null },
): Promise<CatalogItemDetail> => dataOf(api.PATCH('/service-catalog-items/{id}', { ...given(id, version), body }));

/** What is done with a whole service. */
export type ItemCommand = { intent: 'publish' | 'retire'; id: string };

export const itemAction = commandAction(({ intent, id }: ItemCommand): Promise<CatalogItemDetail> => {
  const params = { path: { id } };
  return intent === 'publish'
    ? dataOf(api.POST('/service-catalog-items/{id}/publish', { params }))
    : dataOf(api.POST('/service-catalog-items/{id}/retire', { params }));
});
