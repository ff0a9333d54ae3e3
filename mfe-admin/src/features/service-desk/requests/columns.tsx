import type { ServiceRequest } from '@ayana/contracts/service-desk';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate, useNow } from '@ayana/shared-ui/time';
import { HolderTag } from '../../../components/holder/holder-tag';
import { RowAct } from '../../../components/rows/row-act';
import { PriorityChip, StateChip } from '../../../components/service-desk/chips';
import { currentTarget, TargetClock } from '../parts/target-clock';
import { messages } from './list-messages';

const { columns: titles } = messages;

export const COLUMNS: readonly Column<ServiceRequest>[] = [
  {
    id: 'summary',
    sort: 'summary',
    title: titles.summary,
    lead: true,
    width: '30%',
    cell: ({ summary, number, item }) => (
      <>
        <span dir="auto">{summary}</span>
        <small>
          {number} · {item.name}
        </small>
      </>
    ),
  },
  {
    id: 'state',
    sort: 'state',
    title: titles.state,
    chip: true,
    width: '156px',
    cell: (request) => (
      <RowAct act="state" item={request} name={request.number}>
        <StateChip {...request} />
      </RowAct>
    ),
  },
  {
    id: 'priority',
    title: titles.priority,
    sort: 'priority',
    width: '112px',
    chip: true,
    cell: ({ priority }) => <PriorityChip priority={priority} />,
  },
  {
    id: 'owner',
    sort: 'owner',
    title: titles.owner,
    cell: (request) => (
      <RowAct act="owner" item={request} name={request.number}>
        <HolderTag owner={request.assigned_to} group={request.group} coveredBy={request.covered_by} />
      </RowAct>
    ),
  },
  {
    id: 'due',
    title: titles.due,
    sort: 'due',
    width: '148px',
    chip: true,
    cell: (request) => <Due request={request} />,
  },
  {
    id: 'from',
    sort: 'from',
    title: titles.from,
    hidden: true,
    cell: ({ requested_by }) => <span dir="auto">{requested_by.name}</span>,
  },
  {
    id: 'created',
    title: titles.created,
    sort: 'created',
    firstOrder: 'desc',
    width: '124px',
    cell: ({ created_at }) => <LiveDate at={created_at} />,
  },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ updated_at }) => <LiveDate at={updated_at} />,
  },
];

function Due({ request }: { request: ServiceRequest }) {
  const now = useNow();
  return request.closed_at === null ? (
    <TargetClock request={request} target={currentTarget(request)} now={now} />
  ) : null;
}
