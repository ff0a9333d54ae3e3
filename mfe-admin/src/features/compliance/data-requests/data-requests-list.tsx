import {
  DATA_REQUEST_KIND_NAMES,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATE_NAMES,
  DATA_REQUEST_STATES,
} from '@ayana/contracts/operations';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataRequestChip } from '../parts/chips';
import { dayText, LastDay } from '../parts/day-text';
import { dataRequestHref } from '../paths';
import type { DataRequest } from '../types';
import { NAMES } from './data-requests.api';
import { messages } from './messages';
import { COMPLIANCE_EVENTS } from '../parts/compliance-events';
import { ComplianceList } from '../parts/compliance-list';

const NewRequestDialog = lazy(() => import('./new-request-dialog'));
const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<DataRequest>[] = [
  {
    id: 'person',
    title: titles.person,
    sort: 'person',
    lead: true,
    width: '32%',
    cell: ({ subject, kind }) => (
      <>
        <span dir="auto">{subject.name === '' ? messages.gone : subject.name}</span>
        <small>{DATA_REQUEST_KIND_NAMES[kind]}</small>
      </>
    ),
  },
  {
    id: 'state',
    title: titles.state,
    sort: 'state',
    chip: true,
    cell: ({ state }) => <DataRequestChip state={state} />,
  },
  {
    id: 'due',
    title: titles.due,
    sort: 'due',
    cell: ({ state, due_on, is_overdue }) =>
      state === 'received' || state === 'verified' ? (
        <LastDay day={due_on} late={is_overdue} />
      ) : (
        <time dateTime={due_on}>{dayText(due_on)}</time>
      ),
  },
  {
    id: 'received',
    title: titles.received,
    sort: 'received',
    firstOrder: 'desc',
    cell: ({ received_on }) => <time dateTime={received_on}>{dayText(received_on)}</time>,
  },
  { id: 'law', title: titles.law, sort: 'law', hidden: true, cell: ({ law }) => messages.lawNames[law] },
  {
    id: 'owner',
    title: titles.owner,
    sort: 'owner',
    cell: ({ assigned_to }) => (assigned_to === null ? null : <OwnerTag owner={assigned_to} />),
  },
  {
    id: 'decided',
    title: titles.decided,
    sort: 'decided',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ decided_at }) => (decided_at === null ? null : <LiveDate at={decided_at} />),
  },
];

const FILTERS: readonly Filter[] = [
  {
    kind: 'one',
    name: 'kind',
    label: labels.kind,
    options: DATA_REQUEST_KINDS.map((value) => ({ value, label: DATA_REQUEST_KIND_NAMES[value] })),
  },
  {
    kind: 'one',
    name: 'state',
    label: labels.state,
    options: DATA_REQUEST_STATES.map((value) => ({ value, label: DATA_REQUEST_STATE_NAMES[value] })),
  },
  { kind: 'flag', name: 'overdue', label: labels.overdue },
  { kind: 'given', name: 'subject', label: () => labels.subject },
];

export { dataRequestsLoader as loader } from './data-requests.api';

/** What people have asked about their data, with the last day for each answer. */
export function Component() {
  const navigate = useNavigate();
  return (
    <ComplianceList
      current="requests"
      name="data-requests"
      list={useList<DataRequest>({ names: NAMES, rereadOn: COMPLIANCE_EVENTS })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      defaultSort={{ by: 'due', order: 'asc' }}
      hrefOf={dataRequestHref}
      renderDialog={(close) => (
        <NewRequestDialog onClose={close} onDone={(request) => void navigate(dataRequestHref(request))} />
      )}
    />
  );
}
