import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';

/** A run of an escalation chain that pages the reader. */
export type PagingRun = components['schemas']['EscalationRunDto'];

export const ESCALATION_PATH = '/admin/escalation-management';
export const runPath = ({ id }: PagingRun): string => `${ESCALATION_PATH}/runs/${id}`;

/** The newest first. */
export const readPaging = (): Promise<readonly PagingRun[]> =>
  readWhole((part) => dataOf(api.GET('/escalation-runs', { params: { query: { paging_me: true, ...part } } })));

export const acknowledge = ({ id }: PagingRun): Promise<unknown> =>
  dataOf(api.POST('/escalation-runs/{id}/acknowledge', { params: { path: { id } }, body: {} }));
