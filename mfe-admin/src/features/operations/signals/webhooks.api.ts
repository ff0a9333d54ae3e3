import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';
import type { Webhook } from '../types';

type Body = components['schemas']['NewWebhookDto'];
type Change = components['schemas']['WebhookChangeDto'];

export const readWebhooks = async (): Promise<readonly Webhook[]> => (await dataOf(api.GET('/webhooks'))).items;

export const addWebhook = (body: Body, key: string): Promise<Webhook> =>
  dataOf(api.POST('/webhooks', { headers: { 'Idempotency-Key': key }, body }));

export const changeWebhook = (of: { id: string; version: number }, body: Change): Promise<Webhook> =>
  dataOf(api.PATCH('/webhooks/{id}', { ...atVersion(of), body }));

export const removeWebhook = (id: string): Promise<unknown> =>
  dataOf(api.DELETE('/webhooks/{id}', { params: { path: { id } } }));

export const testWebhook = (id: string): Promise<Webhook> =>
  dataOf(api.POST('/webhooks/{id}/test', { params: { path: { id } } }));
