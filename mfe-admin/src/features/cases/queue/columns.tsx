import type { QueueItem, QueueKind } from '@ayana/contracts/journey';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { DueClock } from '@ayana/shared-ui/due';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { useNow } from '@ayana/shared-ui/time';
import { CircleCheckBig, ClipboardPlus, FileCheck, Hourglass, Inbox, MessageSquare, ReceiptText } from 'lucide-react';
import { DESK_ZONE } from '../../../components/case-queue/desk-zone';
import { messages as queueWords } from '../../../components/case-queue/messages';
import { messages } from './messages';
import { What } from './queue.styles';
import { whatText } from '../../../components/case-queue/queue-words';

const { columns: titles } = messages;

const KINDS: Readonly<Record<QueueKind, ChipLook>> = {
  task: ['neutral', CircleCheckBig],
  message: ['neutral', MessageSquare],
  enquiry: ['neutral', Inbox],
  request: ['neutral', ClipboardPlus],
  paper: ['neutral', FileCheck],
  quote: ['neutral', ReceiptText],
  assignment: ['neutral', Hourglass],
};

function KindChip({ kind }: { kind: QueueKind }) {
  return <LookChip look={KINDS[kind]}>{messages.kind[kind]}</LookChip>;
}

function Due({ item: { since, due_at } }: { item: QueueItem }) {
  const now = useNow();
  if (due_at === null) return <small>{messages.noDue}</small>;
  return (
    <DueClock variant="row" startedAt={new Date(since)} dueAt={new Date(due_at)} now={now} localZone={DESK_ZONE} />
  );
}

/** The columns of the staff's queue; others have no names and no case managers. */
export const columnsFor = (isStaff: boolean): readonly Column<QueueItem>[] => [
  {
    id: 'what',
    title: titles.what,
    lead: true,
    width: isStaff ? '40%' : '60%',
    cell: (item) => (
      <What>
        <span dir="auto">{whatText(item, isStaff)}</span>
        <small dir="auto">
          {[item.name ?? queueWords.noName, item.case_number, treatmentOf(item)].filter(Boolean).join(' · ')}
        </small>
      </What>
    ),
  },
  { id: 'kind', title: titles.kind, chip: true, width: '144px', cell: ({ kind }) => <KindChip kind={kind} /> },
  ...(isStaff
    ? [{ id: 'owner', title: titles.owner, cell: ({ owner }: QueueItem) => <OwnerTag owner={owner} /> }]
    : []),
  { id: 'due', title: titles.due, end: true, width: '150px', cell: (item) => <Due item={item} /> },
];

/** A request names its treatment already. */
const treatmentOf = ({ kind, treatment }: QueueItem): string | null => (kind === 'request' ? null : treatment);
