import type { components, operations } from '@ayana/contracts/api';
import type { ProblemTransition } from '@ayana/contracts/service-desk';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader, readFirst } from '@ayana/portal-kit/screens';
import type { FoundRecord } from '../../../components/record-picker/record-picker';
import type { ProblemRecord, ProblemRecordDetail } from '../types';
import { messages } from './messages';

const FOUND = 8;

export const NAMES = ['q', 'state', 'sort', 'order'] as const;
type Query = NonNullable<operations['Problems_list']['parameters']['query']>;

export const problemsLoader = listLoader<ProblemRecord, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/problem-records', { params: { query } })),
});

export const problemLoader = detailLoader<ProblemRecordDetail>('problemId', (id) =>
  dataOf(api.GET('/problem-records/{id}', { params: { path: { id } } })),
);

export const addProblem = (
  body: components['schemas']['NewProblemRecordDto'],
  key: string,
): Promise<ProblemRecordDetail> => dataOf(api.POST('/problem-records', { headers: { 'Idempotency-Key': key }, body }));

type Of = { id: string; version: number };

export const changeProblem = (
  of: Of,
  body: components['schemas']['ProblemRecordChangeDto'],
): Promise<ProblemRecordDetail> => dataOf(api.PATCH('/problem-records/{id}', { ...atVersion(of), body }));

export const moveProblem = (
  of: Of,
  body: { name: ProblemTransition; note?: string; resolve_requests?: boolean },
): Promise<ProblemRecordDetail> => dataOf(api.POST('/problem-records/{id}/transitions', { ...atVersion(of), body }));

/** What is done with one press. */
export type ProblemCommand = { intent: 'identify'; id: string; version: number };

export const problemAction = commandAction((command: ProblemCommand) => moveProblem(command, { name: command.intent }));

export const addRequests = (id: string, request_ids: string[]): Promise<ProblemRecordDetail> =>
  dataOf(api.POST('/problem-records/{id}/requests', { params: { path: { id } }, body: { request_ids } }));

export const removeRequest = (id: string, request_id: string): Promise<ProblemRecordDetail> =>
  dataOf(api.DELETE('/problem-records/{id}/requests/{request_id}', { params: { path: { id, request_id } } }));

/** Problems that a request can belong to, by number or words. */
export async function findProblems(q: string): Promise<FoundRecord[]> {
  const { items } = await readFirst(dataOf(api.GET('/problem-records', { params: { query: { q, limit: FOUND } } })));
  return items.map(({ id, number, title, state }) => ({
    id,
    name: `${number} ${title}`,
    detail: messages.states[state],
  }));
}
