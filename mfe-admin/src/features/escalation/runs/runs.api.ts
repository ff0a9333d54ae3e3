import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, readPart } from '@ayana/portal-kit';
import {
  atVersion,
  commandAction,
  detailLoader,
  type ListAnswer,
  listLoader,
  readWhole,
} from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Chain, Rota, Run, RunDetail } from '../types';

/** The filters in the URL, as the API names them. */
export const NAMES = ['state', 'chain', 'is_test', 'paging_me', 'sort', 'order'] as const;
type Query = NonNullable<operations['Runs_list']['parameters']['query']>;

const readRuns = listLoader<Run, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/escalation-runs', { params: { query } })),
});

/** What the page shows beside its list; each part may fail without the others. */
export interface RunsAnswer extends ListAnswer<Run> {
  rotas: readonly Rota[];
}

export async function runsLoader(args: LoaderFunctionArgs): Promise<RunsAnswer> {
  const list = readRuns(args);
  if (new URL(args.request.url).searchParams.has('cursor')) return { ...(await list), rotas: [] };
  const rotas = await readPart(readWhole((part) => dataOf(api.GET('/on-call-rotas', { params: { query: part } }))));
  return { ...(await list), rotas: rotas.value ?? [] };
}

export const runLoader = detailLoader<RunDetail>('runId', (id) =>
  dataOf(api.GET('/escalation-runs/{id}', { params: { path: { id } } })),
);

/** What the staff do with a run. */
export type RunCommand = { intent: 'acknowledge'; id: string } | { intent: 'again'; id: string; version: number };

export const runAction = commandAction((command: RunCommand): Promise<RunDetail> => {
  const path = { id: command.id };
  return command.intent === 'acknowledge'
    ? dataOf(api.POST('/escalation-runs/{id}/acknowledge', { params: { path }, body: {} }))
    : dataOf(
        api.POST('/escalation-runs/{id}/again', {
          params: { path },
          headers: { 'If-Match': `"${command.version}"` },
        }),
      );
});

export const stopRun = ({ id, version }: Run, reason: string): Promise<RunDetail> =>
  dataOf(api.POST('/escalation-runs/{id}/stop', { ...atVersion({ id, version }), body: { reason } }));

export const startRun = (body: components['schemas']['NewRunDto'], key: string): Promise<RunDetail> =>
  dataOf(api.POST('/escalation-runs', { headers: { 'Idempotency-Key': key }, body }));

export const readChains = (): Promise<Chain[]> =>
  readWhole((part) => dataOf(api.GET('/escalation-chains', { params: { query: part } })));
