import { PROBLEM_STATES } from '@ayana/contracts/service-desk';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { DESK_EVENTS } from '../parts/desk-events';
import { DeskTabs } from '../parts/desk-tabs';
import { problemHref } from '../paths';
import type { ProblemRecord } from '../types';
import { messages } from './messages';
import { ProblemChip } from './problem-chip';
import { NAMES } from './problems.api';

const ProblemDialog = lazy(() => import('./problem-dialog'));
const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<ProblemRecord>[] = [
  {
    id: 'title',
    title: titles.title,
    lead: true,
    sort: 'number',
    firstOrder: 'desc',
    width: '42%',
    cell: ({ title, number }) => (
      <>
        <span dir="auto">{title}</span>
        <small>{number}</small>
      </>
    ),
  },
  { id: 'state', sort: 'state', title: titles.state, chip: true, cell: ({ state }) => <ProblemChip state={state} /> },
  { id: 'owner', sort: 'owner', title: titles.owner, cell: ({ owner }) => <OwnerTag owner={owner} /> },
  {
    id: 'open',
    title: titles.open,
    sort: 'open',
    firstOrder: 'desc',
    end: true,
    cell: ({ open_requests, requests }) => messages.openOf(open_requests, requests),
  },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    firstOrder: 'desc',
    cell: ({ updated_at }) => <LiveDate at={updated_at} />,
  },
];
const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'state',
    label: labels.state,
    options: PROBLEM_STATES.map((value) => ({ value, label: messages.states[value] })),
  },
];

export { problemsLoader as loader } from './problems.api';

/** What requests have in common, and how many of them are open. */
export function Component() {
  return (
    <ListScreen
      name="problem-records"
      list={useList<ProblemRecord>({ names: NAMES, rereadOn: DESK_EVENTS })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      tabs={<DeskTabs current="problems" />}
      defaultSort={{ by: 'updated', order: 'desc' }}
      hrefOf={problemHref}
      renderDialog={(close) => <ProblemDialog problem={null} onClose={close} />}
    />
  );
}
