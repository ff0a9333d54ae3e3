import type { Role } from '@ayana/contracts/identity';
import type { ServiceField } from '@ayana/contracts/service-desk';
import { type Part, readPart } from '@ayana/portal-kit';
import { commandAction, listLoader, type Page } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { read, write } from '../client';
import { CATALOG_PATH } from '../paths';
import type { CatalogItem, CatalogItemDetail, Target } from '../types';

export const itemHref = ({ id }: { id: string }): string => `${CATALOG_PATH}/${id}`;

export const NAMES = ['q', 'status', 'sort', 'order'] as const;
type Query = { [Name in (typeof NAMES)[number]]?: string };

export const catalogLoader = listLoader<CatalogItem, Query>({
  names: NAMES,
  read: (query, cursor) =>
    read<Page<CatalogItem>>('/service-catalog-items', { ...query, limit: 50, ...(cursor === null ? {} : { cursor }) }),
});

export const createItem = (body: { name: string; description: string }, key: string): Promise<CatalogItemDetail> =>
  write('POST', '/service-catalog-items', body, { 'Idempotency-Key': key });

export function itemLoader({ params }: LoaderFunctionArgs): Promise<Part<CatalogItemDetail>> {
  return readPart(read<CatalogItemDetail>(`/service-catalog-items/${params['serviceId'] ?? ''}`));
}

/** What a version is made of, as it is saved. */
export interface VersionBody {
  form: ServiceField[];
  targets: Target[];
  approvals: { role?: Role; user_id?: string }[];
  ask_roles: Role[];
}

const match = (version: number): { 'If-Match': string } => ({ 'If-Match': `"${version}"` });

/** Saves the draft; another's change since it was read is refused. */
export const saveVersion = (id: string, version: number, body: VersionBody): Promise<CatalogItemDetail> =>
  write('POST', `/service-catalog-items/${id}/versions`, body, match(version));

export const changeItem = (
  id: string,
  version: number,
  body: { name: string; description: string; owner_id: string | null },
): Promise<CatalogItemDetail> => write('PATCH', `/service-catalog-items/${id}`, body, match(version));

/** What is done with a whole service. */
export type ItemCommand = { intent: 'publish' | 'retire'; id: string };

export const itemAction = commandAction(({ intent, id }: ItemCommand): Promise<CatalogItemDetail> =>
  write('POST', `/service-catalog-items/${id}/${intent}`, {}),
);
