import type { operations } from '@ayana/contracts/api';
import type { BroadcastTemplate } from '@ayana/contracts/operations';
import { api, dataOf } from '@ayana/portal-kit';

export const readTemplates = async (): Promise<readonly BroadcastTemplate[]> =>
  (await dataOf(api.GET('/broadcast-templates'))).items;

type New = operations['BroadcastTemplates_add']['requestBody']['content']['application/json'];
type Change = operations['BroadcastTemplates_change']['requestBody']['content']['application/json'];

export const addTemplate = (body: New, key: string): Promise<BroadcastTemplate> =>
  dataOf(api.POST('/broadcast-templates', { params: { header: { 'Idempotency-Key': key } }, body }));

export const changeTemplate = (
  { id, version }: Pick<BroadcastTemplate, 'id' | 'version'>,
  body: Change,
): Promise<BroadcastTemplate> =>
  dataOf(
    api.PATCH('/broadcast-templates/{id}', {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body,
    }),
  );

export async function removeTemplate({ id }: Pick<BroadcastTemplate, 'id'>): Promise<void> {
  await api.DELETE('/broadcast-templates/{id}', { params: { path: { id } } });
}
