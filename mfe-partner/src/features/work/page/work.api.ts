import type { DocumentKind, JourneyTask, TaskState } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, detailLoader, readWhole } from '@ayana/portal-kit/screens';
import type { WorkDetail } from '../../../work/work.types';

const readWork = (id: string): Promise<WorkDetail> =>
  dataOf(api.GET('/assignments/{id}', { params: { path: { id } } }));

/** One piece of work; a missing one, or one that is not the reader's, is the failure. */
export const workLoader = detailLoader<WorkDetail>('assignmentId', (id) => readWork(id));

export type WorkAnswer = { status: 'accepted' } | { status: 'done' } | { status: 'declined'; declined_reason: string };

/** Accepts, finishes or declines work. */
export const answerWork = ({ id, version }: WorkDetail, body: WorkAnswer): Promise<WorkDetail> =>
  dataOf(api.PATCH('/assignments/{id}', { ...atVersion({ id, version }), body }));

/** Asks the patient for a paper; the same key again asks once. */
export const askForPaper = (
  { id }: WorkDetail,
  body: { kind: DocumentKind; reason: string },
  key: string,
): Promise<WorkDetail> =>
  dataOf(
    api.POST('/assignments/{id}/paper-requests', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body,
    }),
  );

/** The tasks of a case that are the reader's own. */
export const readOwnTasks = (journey_id: string): Promise<JourneyTask[]> =>
  readWhole((part) => dataOf(api.GET('/journey-tasks', { params: { query: { journey_id, own: true, ...part } } })));

export const changeTask = ({ id, version }: JourneyTask, status: TaskState): Promise<JourneyTask> =>
  dataOf(api.PATCH('/journey-tasks/{id}', { ...atVersion({ id, version }), body: { status } }));
