import type {
  AssigneeField,
  AssignmentKind,
  JourneyAutomation,
  JourneyTask,
  TaskOwnerKind,
  TaskState,
} from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, readWhole } from '@ayana/portal-kit/screens';
import type { CaseWork } from '../../../components/give-work/give-work.api';

export const readTasks = (journey_id: string): Promise<JourneyTask[]> =>
  readWhole((part) => dataOf(api.GET('/journey-tasks', { params: { query: { journey_id, ...part } } })));

export const readWork = (journey_id: string, kind?: AssignmentKind): Promise<CaseWork[]> =>
  readWhole((part) =>
    dataOf(
      api.GET('/assignments', {
        params: { query: { journey_id, ...(kind === undefined ? {} : { kind: [kind] }), ...part } },
      }),
    ),
  );

export const changeTask = ({ id, version }: JourneyTask, status: TaskState): Promise<JourneyTask> =>
  dataOf(api.PATCH('/journey-tasks/{id}', { ...atVersion({ id, version }), body: { status } }));

export interface NewTask {
  title: string;
  detail?: string;
  owner_kind: TaskOwnerKind;
  owner_id?: string;
  due_at?: string;
}

/** @throws ApiProblem `stale_version` when someone else has changed it since this version */
export const editTask = (
  id: string,
  version: number,
  body: { title?: string; owner_kind?: TaskOwnerKind; owner_id?: string; due_at?: string | null },
): Promise<JourneyTask> => dataOf(api.PATCH('/journey-tasks/{id}', { ...atVersion({ id, version }), body }));

export const addTask = (journey_id: string, task: NewTask, key: string): Promise<JourneyTask> =>
  dataOf(
    api.POST('/journey-tasks', {
      headers: { 'Idempotency-Key': key },
      body: { journey_id, ...task },
    }),
  );

/** Takes a step: the staff take work back, its assignee accepts, declines and finishes it. */
export const changeWork = (
  { id, version }: Pick<CaseWork, 'id' | 'version'>,
  body: { status: CaseWork['status']; declined_reason?: string },
): Promise<CaseWork> => dataOf(api.PATCH('/assignments/{id}', { ...atVersion({ id, version }), body }));

/** Gives work more time, or less. */
export const moveWork = ({ id, version }: CaseWork, due_at: string): Promise<CaseWork> =>
  dataOf(api.PATCH('/assignments/{id}', { ...atVersion({ id, version }), body: { due_at } }));

export type Replacement = { brief: string; due_at?: string; note?: string } & Partial<Record<AssigneeField, string>>;

/** @throws ApiProblem `stale_version` when someone else has changed the work since this version */
export const replaceWork = ({ id, version }: CaseWork, body: Replacement, key: string): Promise<CaseWork> =>
  dataOf(
    api.POST('/assignments/{id}/replace', {
      params: { path: { id } },
      headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': key },
      body,
    }),
  );

/** What we wrote to the assignee, the oldest first: not what they wrote, which is no one else’s to read. */
export async function readAgreed({ id, journey_id }: Pick<CaseWork, 'id' | 'journey_id'>): Promise<string> {
  const { items: threads } = await dataOf(api.GET('/threads', { params: { query: { journey_id } } }));
  const thread = threads.find(({ assignment }) => assignment?.id === id);
  if (thread === undefined) return '';
  const written = await readWhole((part) =>
    dataOf(api.GET('/threads/{id}/messages', { params: { path: { id: thread.id }, query: part } })),
  );
  return written
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .filter(({ author }) => author?.kind === 'staff')
    .map(({ text }) => text)
    .join('\n');
}

export const readAutomations = (journey_id: string): Promise<JourneyAutomation[]> =>
  dataOf(api.GET('/journey-automations', { params: { query: { journey_id } } }));

export const runAutomation = (id: string): Promise<JourneyAutomation> =>
  dataOf(api.POST('/journey-automations/{id}/run', { params: { path: { id } } }));
