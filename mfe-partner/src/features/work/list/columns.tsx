import { ACCESS_END_SENTENCES, isAccessOver, LEG_EVENT_NAMES, type WorkItem } from '@ayana/contracts/journey';
import { DueClock } from '@ayana/shared-ui/due';
import type { Column } from '@ayana/shared-ui/table';
import { deviceZone, LiveDate, useNow } from '@ayana/shared-ui/time';
import { useShownWork } from '../../../work/shown-work';
import { OrderLine } from '../../../work/order-line';
import { WorkStateChip } from '../../../work/state-chip';
import { UnopenedMark } from '../../../work/unopened-mark';
import { workName } from '../../../work/work-name';
import { subjectText } from '../../../work/subject';
import { What } from '../../../work/what.styles';
import { messages } from './messages';

const { columns: titles } = messages;

export const COLUMNS: readonly Column<WorkItem>[] = [
  {
    id: 'what',
    title: titles.what,
    lead: true,
    width: '46%',
    cell: (item) => (
      <What>
        <span dir="auto">{subjectText(item)}</span>
        <UnopenedMark work={item} />
        <small>{workName(item)}</small>
        <WhyClosed item={item} />
        <OrderLine order={item.order} />
      </What>
    ),
  },
  { id: 'state', title: titles.state, chip: true, width: '180px', cell: (item) => <WorkStateChip {...item} /> },
  {
    id: 'handler',
    title: titles.handler,
    width: '150px',
    cell: ({ handler_name }) => <span dir="auto">{handler_name ?? '–'}</span>,
  },
  {
    id: 'received',
    title: titles.received,
    sort: 'created',
    firstOrder: 'desc',
    width: '132px',
    cell: ({ created_at }) => <LiveDate at={created_at} />,
  },
  { id: 'due', title: titles.due, sort: 'due', end: true, width: '160px', cell: (item) => <Due item={item} /> },
];

/** Why work shows nothing of its case any more. */
function WhyClosed({ item }: { item: WorkItem }) {
  const isOver = isAccessOver(useShownWork(item));
  return isOver && item.access_end !== null ? <small>{ACCESS_END_SENTENCES[item.access_end]}</small> : null;
}

function Due({ item: { status, created_at, accepted_at, due_at, closed_at, event } }: { item: WorkItem }) {
  const now = useNow();
  // Of finished work, when it was done.
  if (status === 'done') return closed_at === null ? null : <LiveDate at={closed_at} />;
  if (due_at === null) return <small>{messages.noDue}</small>;
  return (
    <>
      {event === null ? null : <small>{LEG_EVENT_NAMES[event.kind]}</small>}
      <DueClock
        variant="row"
        startedAt={new Date(accepted_at ?? created_at)}
        dueAt={new Date(due_at)}
        now={now}
        localZone={deviceZone()}
      />
    </>
  );
}
