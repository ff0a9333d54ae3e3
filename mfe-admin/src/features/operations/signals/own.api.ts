import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';
import type { OwnSignalDefinition, OwnSignalTrial } from '../types';

export type OwnBody = components['schemas']['NewOwnSignalDto'];
export type OwnAsked = components['schemas']['OwnSignalTrialQuestionDto'];

export const readOwn = async (): Promise<readonly OwnSignalDefinition[]> =>
  (await dataOf(api.GET('/own-signal-definitions'))).items;

export const addOwn = (body: OwnBody, key: string): Promise<OwnSignalDefinition> =>
  dataOf(api.POST('/own-signal-definitions', { headers: { 'Idempotency-Key': key }, body }));

export const changeOwn = (of: { id: string; version: number }, body: OwnBody): Promise<OwnSignalDefinition> =>
  dataOf(api.PATCH('/own-signal-definitions/{id}', { ...atVersion(of), body }));

export const removeOwn = (id: string): Promise<unknown> =>
  dataOf(api.DELETE('/own-signal-definitions/{id}', { params: { path: { id } } }));

export const tryOwn = (body: OwnAsked): Promise<OwnSignalTrial> =>
  dataOf(api.POST('/own-signal-definitions/trials', { body }));
