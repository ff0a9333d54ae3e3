import { api, dataOf } from '@ayana/portal-kit';
import { commandAction } from '@ayana/portal-kit/screens';

/** What the patient does on their first page: they finish one of their tasks. */
export type FinishTask = { id: string; version: number };

export const homeAction = commandAction(({ id, version }: FinishTask) =>
  dataOf(
    api.PATCH('/journey-tasks/{id}', {
      params: { path: { id } },
      headers: { 'If-Match': `"${version}"` },
      body: { status: 'done' },
    }),
  ),
);
