import {
  LABORATORY_STATE_NAMES,
  type LaboratoryOrder,
  type Prescription,
  PRESCRIPTION_STATE_NAMES,
} from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Chip } from '@ayana/shared-ui/chip';
import { DueClock } from '@ayana/shared-ui/due';
import type { Column } from '@ayana/shared-ui/table';
import { deviceZone, LiveDate, useNow } from '@ayana/shared-ui/time';
import { What } from '../../../work/what.styles';
import { CriticalChip, NewChip } from '../order-chips';
import { patientText } from '../order-texts';
import { messages } from './messages';
import { Chips } from './worklist.styles';

const { columns: titles } = messages;

type Order = LaboratoryOrder | Prescription;

const ORDERED: Column<Order> = {
  id: 'ordered',
  title: titles.ordered,
  width: '132px',
  cell: ({ created_at }) => <LiveDate at={created_at} />,
};
const DUE: Column<Order> = {
  id: 'due',
  title: titles.due,
  end: true,
  width: '160px',
  cell: (order) => <Due order={order} />,
};

export const LABORATORY_COLUMNS: readonly Column<LaboratoryOrder>[] = [
  {
    id: 'what',
    title: titles.what,
    lead: true,
    width: '46%',
    cell: (order) => (
      <What>
        <span dir="auto">{listText(order.tests.map(({ name }) => name))}</span>
        <small dir="auto">
          {order.order_number} · {patientText(order)}
        </small>
        <small dir="auto">{messages.by(order.ordered_by.name)}</small>
      </What>
    ),
  },
  {
    id: 'state',
    title: titles.state,
    chip: true,
    width: '220px',
    cell: (order) => (
      <Chips>
        <CriticalChip order={order} />
        <NewChip isNew={order.is_new} />
        <Chip tone={order.status === 'released' ? 'leaf' : order.status === 'cancelled' ? 'neutral' : 'teal'}>
          {LABORATORY_STATE_NAMES[order.status]}
        </Chip>
      </Chips>
    ),
  },
  ORDERED,
  DUE,
];

export const PHARMACY_COLUMNS: readonly Column<Prescription>[] = [
  {
    id: 'what',
    title: titles.what,
    lead: true,
    width: '46%',
    cell: (script) => (
      <What>
        <span dir="auto">{listText(script.items.map(({ medicine, strength }) => `${medicine} ${strength}`))}</span>
        <small dir="auto">
          {script.order_number} · {patientText(script)}
        </small>
        <small dir="auto">{messages.prescribedBy(script.written_by.name)}</small>
        {script.deliver_to?.address ? <small dir="auto">{messages.bringTo(script.deliver_to.address)}</small> : null}
      </What>
    ),
  },
  {
    id: 'state',
    title: titles.state,
    chip: true,
    width: '220px',
    cell: ({ is_new, status }) => (
      <Chips>
        <NewChip isNew={is_new} />
        <Chip tone={TONES[status] ?? 'teal'}>{PRESCRIPTION_STATE_NAMES[status]}</Chip>
      </Chips>
    ),
  },
  ORDERED,
  DUE,
];

const TONES = { query: 'marigold', delivered: 'leaf', cancelled: 'neutral' } as const satisfies Partial<
  Record<Prescription['status'], string>
> as Partial<Record<Prescription['status'], 'marigold' | 'leaf' | 'neutral'>>;

const OVER: ReadonlySet<string> = new Set(['released', 'delivered', 'cancelled']);

function Due({ order: { created_at, due_at, status } }: { order: Order }) {
  const now = useNow();
  if (OVER.has(status)) return null;
  if (due_at === null) return <small>{messages.noDue}</small>;
  return (
    <DueClock
      variant="row"
      startedAt={new Date(created_at)}
      dueAt={new Date(due_at)}
      now={now}
      localZone={deviceZone()}
    />
  );
}
