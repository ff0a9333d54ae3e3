import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction, listLoader, readWhole } from '@ayana/portal-kit/screens';
import type { ControlTransition } from '@ayana/contracts/operations';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Control, ControlDetail, Requirement } from '../types';

export const NAMES = ['q', 'state'] as const;
type Query = NonNullable<operations['Controls_list']['parameters']['query']>;
export const controlsLoader = listLoader<Control, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/compliance-controls', { params: { query } })),
});

export function controlLoader({ params }: LoaderFunctionArgs): Promise<Part<ControlDetail>> {
  const path = { id: params['controlId'] ?? '' };
  return readPart(dataOf(api.GET('/compliance-controls/{id}', { params: { path } })));
}

/** What a control can be chosen to meet. */
export const readRequirements = (): Promise<Requirement[]> =>
  readWhole((part) =>
    dataOf(api.GET('/compliance-requirements', { params: { query: { sort: 'framework' as const, ...part } } })),
  );

export const readActiveControls = (): Promise<Control[]> =>
  readWhole((part) =>
    dataOf(api.GET('/compliance-controls', { params: { query: { state: 'active' as const, ...part } } })),
  );

/** Another's change since it was read is refused. */
const given = ({ id, version }: { id: string; version: number }) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${version}"` },
});

export const addControl = (body: components['schemas']['NewControlDto'], key: string): Promise<ControlDetail> =>
  dataOf(api.POST('/compliance-controls', { headers: { 'Idempotency-Key': key }, body }));

export const changeControl = (
  of: { id: string; version: number },
  body: components['schemas']['ControlChangeDto'],
): Promise<ControlDetail> => dataOf(api.PATCH('/compliance-controls/{id}', { ...given(of), body }));

export type ControlCommand = { intent: ControlTransition; id: string; version: number };

export const controlAction = commandAction(({ intent, ...of }: ControlCommand) =>
  dataOf(api.POST('/compliance-controls/{id}/transitions', { ...given(of), body: { name: intent } })),
);
