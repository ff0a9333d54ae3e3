import type { PriorityLevel, QueueItem } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, readWhole } from '@ayana/portal-kit/screens';
import { RowRefusal, type RowRef, type RowsOutcome, runEach } from '../../../components/rows/run-each';
import { handOver } from '../change/change.api';
import { changeRequest } from '../requests/request.api';
import { messages } from './messages';

export type QueueRow = Pick<RowRef, 'id' | 'name'> & Pick<QueueItem, 'kind' | 'journey_id'>;

/** What is done with rows of the queue. */
export type RowsCommand =
  | { intent: 'assign'; rows: readonly QueueRow[]; to: string; me: string }
  | { intent: 'priority'; rows: readonly QueueRow[]; priority_level: PriorityLevel };

/** A task, an enquiry or a service request is given by itself; anything else is work of the case manager. */
async function assign(
  { kind, id, journey_id }: QueueRow,
  to: string,
  me: string,
  given: Set<string>,
): Promise<unknown> {
  const path = { id };
  if (kind === 'enquiry')
    return to === me
      ? dataOf(api.POST('/inbox/{id}/claim', { params: { path } }))
      : dataOf(api.POST('/inbox/{id}/handover', { params: { path }, body: { assigned_to: to } }));
  if (kind === 'service_request')
    return dataOf(
      api.POST('/service-requests/{id}/transitions', { params: { path }, body: { name: 'assign', assigned_to: to } }),
    );
  if (journey_id === null) throw new RowRefusal(messages.acts.noCase);
  if (kind === 'task') return assignTask(id, journey_id, to);
  // Several rows of one case are one hand-over.
  if (given.has(journey_id)) return null;
  given.add(journey_id);
  return handOver(journey_id, to, '', crypto.randomUUID());
}

async function assignTask(id: string, journey_id: string, owner_id: string): Promise<unknown> {
  const tasks = await readWhole((part) =>
    dataOf(api.GET('/journey-tasks', { params: { query: { journey_id, ...part } } })),
  );
  const task = tasks.find((each) => each.id === id);
  if (task === undefined) throw new RowRefusal(messages.acts.gone);
  return dataOf(
    api.PATCH('/journey-tasks/{id}', { ...atVersion(task), body: { owner_kind: 'case_manager', owner_id } }),
  );
}

async function setPriority({ id, kind }: QueueRow, priority_level: PriorityLevel): Promise<unknown> {
  if (kind !== 'request') throw new RowRefusal(messages.acts.noPriority);
  return changeRequest(await dataOf(api.GET('/treatment-requests/{id}', { params: { path: { id } } })), {
    priority_level,
  });
}

export const queueAction = commandAction((command: RowsCommand): Promise<RowsOutcome> => {
  const given = new Set<string>();
  return runEach<QueueRow>(command.rows, (row) =>
    command.intent === 'assign' ? assign(row, command.to, command.me, given) : setPriority(row, command.priority_level),
  );
});
