import { ORGANISATION_KINDS, type Organisation, organisationKindName } from '@ayana/contracts/organisations';
import { listText } from '@ayana/contracts/language';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { CircleAlert, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRealtime } from '@ayana/portal-kit';
import { messages } from './messages';
import { NAMES, ORGANISATIONS_PATH } from './organisations.api';
import { Actions } from './organisations.styles';

const AddDialog = lazy(() => import('./add-dialog'));
const { columns: titles, filters: labels } = messages;

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'kind',
    label: labels.kind,
    options: ORGANISATION_KINDS.map((value) => ({ value, label: organisationKindName(value) })),
  },
  { kind: 'flag', name: 'waiting', label: labels.waiting },
  { kind: 'flag', name: 'expired', label: labels.expired },
];

const COLUMNS: readonly Column<Organisation>[] = [
  {
    id: 'name',
    title: titles.name,
    lead: true,
    sort: 'name',
    width: '30%',
    cell: ({ name }) => <b dir="auto">{name}</b>,
  },
  { id: 'kind', title: titles.kind, chip: true, cell: ({ kind }) => <Chip>{organisationKindName(kind)}</Chip> },
  { id: 'cities', title: titles.cities, cell: ({ cities }) => listText(cities) },
  { id: 'people', title: titles.people, end: true, width: '90px', cell: ({ people }) => people },
  { id: 'todo', title: titles.todo, cell: (organisation) => <ToDo organisation={organisation} /> },
  {
    id: 'since',
    title: titles.since,
    hidden: true,
    sort: 'created_at',
    firstOrder: 'desc',
    cell: ({ created_at }) => <LiveDate at={created_at} />,
  },
];

/** Every organisation, with what the staff have to do about it. */
export function OrganisationsList() {
  const list = useList<Organisation>({ names: NAMES });
  useRealtime({ 'organisations.updated': list.reread }, { reread: list.reread });
  const [adding, setAdding] = useState(false);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      </PortalHead>
      <FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />
      <DataTable
        name="organisations"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'name', order: 'asc' }}
        hrefOf={({ id }) => `${ORGANISATIONS_PATH}/${id}`}
        LinkComponent={RouterLink}
      />
      <Suspense>{adding ? <AddDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </PortalPage>
  );
}

function ToDo({ organisation }: { organisation: Organisation }) {
  const { proposals_waiting, credentials_waiting, credentials_expired, owners, people } = organisation;
  // A hospital of the catalogue whose people have not come yet has nobody to be an owner.
  const noOwner = owners === 0 && people > 0;
  if (proposals_waiting + credentials_waiting + credentials_expired === 0 && !noOwner) return messages.todo.none;
  return (
    <Actions>
      {proposals_waiting === 0 ? null : (
        <StatusChip tone="marigold" icon={<CircleAlert size={14} aria-hidden="true" />}>
          {messages.todo.proposals(proposals_waiting)}
        </StatusChip>
      )}
      {credentials_waiting === 0 ? null : (
        <StatusChip tone="marigold" icon={<CircleAlert size={14} aria-hidden="true" />}>
          {messages.todo.credentials(credentials_waiting)}
        </StatusChip>
      )}
      {credentials_expired === 0 ? null : (
        <StatusChip tone="coral" icon={<CircleAlert size={14} aria-hidden="true" />}>
          {messages.todo.expired(credentials_expired)}
        </StatusChip>
      )}
      {noOwner ? <Chip>{messages.todo.noOwner}</Chip> : null}
    </Actions>
  );
}
