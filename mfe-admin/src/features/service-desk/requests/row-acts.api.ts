import type { Level } from '@ayana/contracts/service-desk';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction } from '@ayana/portal-kit/screens';
import { type RowRef, type RowsOutcome, runEach } from '../../../components/rows/run-each';
import type { TransitionBody } from './requests.api';

/** What is done with rows of the list, each at the version that was read. */
export type RowsCommand =
  | { intent: 'move'; rows: readonly RowRef[]; name: TransitionBody['name']; note: string }
  | { intent: 'assign'; rows: readonly RowRef[]; assigned_to: string | null; group_id?: string }
  | { intent: 'priority'; rows: readonly RowRef[]; impact: Level; urgency: Level }
  | { intent: 'merge'; rows: readonly RowRef[]; into: string };

const move = (row: RowRef, body: TransitionBody): Promise<unknown> =>
  dataOf(api.POST('/service-requests/{id}/transitions', { ...atVersion(row), body }));

export const requestsAction = commandAction((command: RowsCommand): Promise<RowsOutcome> => {
  switch (command.intent) {
    case 'move':
      return runEach(command.rows, (row) =>
        move(row, { name: command.name, ...(command.note === '' ? {} : { note: command.note }) }),
      );
    case 'assign':
      return runEach(command.rows, (row) =>
        move(row, {
          name: 'assign',
          ...(command.assigned_to === null ? {} : { assigned_to: command.assigned_to }),
          ...(command.group_id === undefined ? {} : { group_id: command.group_id }),
        }),
      );
    case 'priority':
      return runEach(command.rows, (row) =>
        dataOf(
          api.PATCH('/service-requests/{id}', {
            ...atVersion(row),
            body: { impact: command.impact, urgency: command.urgency },
          }),
        ),
      );
    case 'merge':
      return runEach(command.rows, (row) =>
        dataOf(api.POST('/service-requests/{id}/merge', { ...atVersion(row), body: { into: command.into } })),
      );
  }
});
