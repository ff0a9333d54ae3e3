import type { JourneyAutomation, JourneyTask, TaskOwnerKind, TaskState } from '@ayana/contracts/journey';
import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';

export type CaseWork = components['schemas']['AssignmentDto'];

/** Of one case, at most. */
const MOST = 100;

export const readTasks = async (journey_id: string): Promise<JourneyTask[]> =>
  (await dataOf(api.GET('/journey-tasks', { params: { query: { journey_id, limit: MOST } } }))).items;

export const readWork = async (journey_id: string): Promise<CaseWork[]> =>
  (await dataOf(api.GET('/assignments', { params: { query: { journey_id, limit: MOST } } }))).items;

export const changeTask = ({ id, version }: JourneyTask, status: TaskState): Promise<JourneyTask> =>
  dataOf(
    api.PATCH('/journey-tasks/{id}', {
      params: { path: { id } },
      headers: { 'If-Match': `"${version}"` },
      body: { status },
    }),
  );

export interface NewTask {
  title: string;
  detail?: string;
  owner_kind: TaskOwnerKind;
  due_at?: string;
}

export const addTask = (journey_id: string, task: NewTask, key: string): Promise<JourneyTask> =>
  dataOf(
    api.POST('/journey-tasks', {
      headers: { 'Idempotency-Key': key },
      body: { journey_id, ...task },
    }),
  );

export const takeBack = ({ id, version }: CaseWork): Promise<CaseWork> =>
  dataOf(
    api.PATCH('/assignments/{id}', {
      params: { path: { id } },
      headers: { 'If-Match': `"${version}"` },
      body: { status: 'cancelled' },
    }),
  );

export const readAutomations = (journey_id: string): Promise<JourneyAutomation[]> =>
  dataOf(api.GET('/journey-automations', { params: { query: { journey_id } } }));

export const runAutomation = (id: string): Promise<JourneyAutomation> =>
  dataOf(api.POST('/journey-automations/{id}/run', { params: { path: { id } } }));
