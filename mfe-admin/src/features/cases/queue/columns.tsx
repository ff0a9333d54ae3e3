import type { QueueItem } from '@ayana/contracts/journey';
import { DueClock } from '@ayana/shared-ui/due';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { useNow } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { QueueItemText } from '../../../components/case-queue/queue-item-text';
import { RowAct } from '../../../components/rows/row-act';
import { messages } from './messages';
import { nameOf } from './use-queue-acts';

const { columns: titles } = messages;

function Due({ item: { since, due_at } }: { item: QueueItem }) {
  const now = useNow();
  if (due_at === null) return <small>{messages.noDue}</small>;
  return (
    <DueClock
      variant="row"
      startedAt={new Date(since)}
      dueAt={new Date(due_at)}
      now={now}
      localZone={OPERATIONS_CLOCK}
    />
  );
}

/** The columns of the staff's queue; others have no names and no case managers. */
export const columnsFor = (isStaff: boolean): readonly Column<QueueItem>[] => [
  {
    id: 'what',
    title: titles.what,
    lead: true,
    width: isStaff ? '60%' : '75%',
    cell: (item) => <QueueItemText item={item} isStaff={isStaff} />,
  },
  ...(isStaff
    ? [
        {
          id: 'owner',
          title: titles.owner,
          cell: (item: QueueItem) => (
            <RowAct act="owner" item={item} name={nameOf(item)}>
              <OwnerTag owner={item.owner} />
            </RowAct>
          ),
        },
      ]
    : []),
  { id: 'due', title: titles.due, end: true, width: '150px', cell: (item) => <Due item={item} /> },
];
