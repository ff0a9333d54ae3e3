import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader, readWhole } from '@ayana/portal-kit/screens';
import type { ControlTransition } from '@ayana/contracts/operations';
import type { Control, ControlDetail, Requirement } from '../types';

export const NAMES = ['q', 'state', 'sort', 'order'] as const;
type Query = NonNullable<operations['Controls_list']['parameters']['query']>;
export const controlsLoader = listLoader<Control, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/compliance-controls', { params: { query } })),
});

export const controlLoader = detailLoader<ControlDetail>('controlId', (id) =>
  dataOf(api.GET('/compliance-controls/{id}', { params: { path: { id } } })),
);

/** What a control can be chosen to meet. */
export const readRequirements = (): Promise<Requirement[]> =>
  readWhole((part) =>
    dataOf(api.GET('/compliance-requirements', { params: { query: { sort: 'framework' as const, ...part } } })),
  );

export const readActiveControls = (): Promise<Control[]> =>
  readWhole((part) =>
    dataOf(api.GET('/compliance-controls', { params: { query: { state: 'active' as const, ...part } } })),
  );

export const addControl = (body: components['schemas']['NewControlDto'], key: string): Promise<ControlDetail> =>
  dataOf(api.POST('/compliance-controls', { headers: { 'Idempotency-Key': key }, body }));

export const changeControl = (
  of: { id: string; version: number },
  body: components['schemas']['ControlChangeDto'],
): Promise<ControlDetail> => dataOf(api.PATCH('/compliance-controls/{id}', { ...atVersion(of), body }));

export type ControlCommand = { intent: ControlTransition; id: string; version: number };

export const controlAction = commandAction(({ intent, ...of }: ControlCommand) =>
  dataOf(api.POST('/compliance-controls/{id}/transitions', { ...atVersion(of), body: { name: intent } })),
);
