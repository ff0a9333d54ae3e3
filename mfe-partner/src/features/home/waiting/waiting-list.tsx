import { LEG_EVENT_NAMES, WAITING_KINDS, type WaitingItem } from '@ayana/contracts/journey';
import { type List, RouterLink, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { StatusChip } from '@ayana/shared-ui/chip';
import { DueClock } from '@ayana/shared-ui/due';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { useBasePath } from '../../../paths';
import { HandlerMark } from '../../../work/handler-mark';
import { UnopenedMark } from '../../../work/unopened-mark';
import { OrderLine } from '../../../work/order-line';
import { subjectText } from '../../../work/subject';
import { What } from '../../../work/what.styles';
import { lineOf } from './lines';
import { messages } from './messages';

/** Whatever changes the list; a part that adds a kind of line adds its event. */
const LIVE = [
  'assignments.updated',
  'messages.inserted',
  'messages.read',
  'tasks.changed',
  'documents.updated',
  'laboratory_orders.updated',
  'prescriptions.updated',
  'admissions.updated',
  'bills.updated',
  'quotes.updated',
  'travel_legs.updated',
] as const;

const FILTERS: readonly Filter[] = [
  {
    kind: 'several',
    name: 'kind',
    label: messages.kind,
    options: WAITING_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
  },
];

const COLUMNS: readonly Column<WaitingItem>[] = [
  {
    id: 'what',
    title: messages.columns.what,
    lead: true,
    width: '58%',
    cell: (item) => (
      <What>
        <span dir="auto">{lineOf(item.kind).text(item)}</span>
        <small dir="auto">{subjectText(item.work)}</small>
        <HandlerMark work={item.work} />
        <UnopenedMark work={item.work} />
        <OrderLine order={item.work.order} />
      </What>
    ),
  },
  { id: 'kind', title: messages.columns.kind, chip: true, width: '140px', cell: (item) => <Kind {...item} /> },
  { id: 'due', title: messages.columns.due, end: true, width: '160px', cell: (item) => <Due item={item} /> },
];

export interface WaitingListProps {
  list: List<WaitingItem>;
  /** What will appear here, and how. */
  empty: { title: string; text: string };
}

/** What waits, of all work in one list, the soonest due first; it follows what happens elsewhere. */
export function WaitingList({ list, empty }: WaitingListProps) {
  const base = useBasePath();
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  return (
    <>
      {list.items.length === 0 && list.query['kind'] === undefined ? null : (
        <FilterBar label={messages.filters} filters={FILTERS} query={list.query} change={list.change} />
      )}
      <DataTable
        name="work-waiting"
        list={list}
        columns={COLUMNS}
        texts={{ label: messages.label, empty, filtered: messages.filtered, failed: messages.failed }}
        defaultSort={{ by: 'due', order: 'asc' }}
        hrefOf={(item) => lineOf(item.kind).href(item, base)}
        LinkComponent={RouterLink}
        emptyAction={
          <Button as={Link} to={`${base}/work`} variant="outline">
            {messages.allWork}
          </Button>
        }
      />
    </>
  );
}

function Kind({ kind }: Pick<WaitingItem, 'kind'>) {
  const Icon = lineOf(kind).icon;
  return <StatusChip icon={<Icon size={14} aria-hidden="true" />}>{messages.kindOf[kind]}</StatusChip>;
}

function Due({ item: { since, due_at, event } }: { item: WaitingItem }) {
  const now = useNow();
  if (due_at === null) return <small>{messages.noDue}</small>;
  return (
    <>
      {event ? <small>{LEG_EVENT_NAMES[event.kind]}</small> : null}
      <DueClock variant="row" startedAt={new Date(since)} dueAt={new Date(due_at)} now={now} localZone={deviceZone()} />
    </>
  );
}
