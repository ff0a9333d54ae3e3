import { patientHref } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction } from '@ayana/portal-kit/screens';

/** The page whose action finishes a task, from whichever page it is sent. */
export const FINISH_PATH = patientHref('home');

/** What the patient does with their tasks. */
export type FinishTask = { id: string; version: number };

export const finishTaskAction = commandAction(({ id, version }: FinishTask) =>
  dataOf(api.PATCH('/journey-tasks/{id}', { ...atVersion({ id, version }), body: { status: 'done' } })),
);
