import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import type { Filter } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { shortDate, useNow } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { StateChip } from '../../../components/service-desk/chips';
import { DESK_EVENTS } from '../parts/desk-events';
import { DeskTabs } from '../parts/desk-tabs';
import { recurringHref } from '../paths';
import type { RecurringRequest } from '../types';
import { messages } from './messages';
import { NAMES } from './recurring.api';
import { whenText } from './when-text';

const RecurringDialog = lazy(() => import('./recurring-dialog'));
const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<RecurringRequest>[] = [
  {
    id: 'summary',
    title: titles.summary,
    lead: true,
    sort: 'summary',
    width: '34%',
    cell: ({ summary, item }) => (
      <>
        <span dir="auto">{summary}</span>
        <small dir="auto">{item.name}</small>
      </>
    ),
  },
  { id: 'when', title: titles.when, cell: (recurring) => whenText(recurring) },
  {
    id: 'owner',
    sort: 'owner',
    title: titles.owner,
    cell: ({ assigned_to }) => (assigned_to === null ? messages.nobody : <OwnerTag owner={assigned_to} />),
  },
  { id: 'next', title: titles.next, sort: 'due', chip: true, cell: (recurring) => <NextDue recurring={recurring} /> },
  {
    id: 'last',
    title: titles.last,
    chip: true,
    cell: ({ last }) =>
      last === null ? (
        messages.none
      ) : last.request === null ? (
        <Chip tone="coral">{messages.notMade}</Chip>
      ) : (
        <StateChip {...last.request} />
      ),
  },
];
const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  { kind: 'flag', name: 'paused', label: labels.paused },
  { kind: 'flag', name: 'failed', label: labels.failed },
];

export { recurringListLoader as loader } from './recurring.api';

/** What makes itself: when it comes next, and how the last one went. */
export function Component() {
  return (
    <ListScreen
      name="recurring-requests"
      list={useList<RecurringRequest>({ names: NAMES, rereadOn: DESK_EVENTS })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      tabs={<DeskTabs current="recurring" />}
      defaultSort={{ by: 'due', order: 'asc' }}
      hrefOf={recurringHref}
      renderDialog={(close) => <RecurringDialog recurring={null} onClose={close} />}
    />
  );
}

function NextDue({ recurring: { is_paused, next_due_at, zone } }: { recurring: RecurringRequest }) {
  const now = useNow();
  if (is_paused) return <Chip tone="marigold">{messages.paused}</Chip>;
  return next_due_at === null ? (
    <Chip tone="neutral">{messages.over}</Chip>
  ) : (
    <time dateTime={next_due_at}>{shortDate(new Date(next_due_at), now, zone)}</time>
  );
}
