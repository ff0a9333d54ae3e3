import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader } from '@ayana/portal-kit/screens';
import type { Resource, ResourceDetail } from '../../../components/resources/types';

export const NAMES = ['q', 'kind', 'city', 'language', 'is_in_service', 'sort', 'order'] as const;
type Query = NonNullable<operations['Resources_list']['parameters']['query']>;

export const resourcesLoader = listLoader<Resource, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/resources', { params: { query } })),
});

export const resourceLoader = detailLoader<ResourceDetail>('resourceId', (id) =>
  dataOf(api.GET('/resources/{id}', { params: { path: { id } } })),
);

export type ResourceBody = components['schemas']['NewResourceDto'];
export type ResourceChange = components['schemas']['ResourceChangeDto'];

export const addResource = (body: ResourceBody, key: string): Promise<ResourceDetail> =>
  dataOf(api.POST('/resources', { headers: { 'Idempotency-Key': key }, body }));

export const changeResource = (
  { id, version }: Pick<Resource, 'id' | 'version'>,
  body: ResourceChange,
): Promise<ResourceDetail> => dataOf(api.PATCH('/resources/{id}', { ...atVersion({ id, version }), body }));

export type ResourceCommand = { intent: 'service'; id: string; version: number; is_in_service: boolean };

export const resourceAction = commandAction(({ is_in_service, ...resource }: ResourceCommand) =>
  changeResource(resource, { is_in_service }),
);
