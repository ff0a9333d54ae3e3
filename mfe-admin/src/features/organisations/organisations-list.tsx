import { ORGANISATION_KINDS, type Organisation, organisationKindName } from '@ayana/contracts/organisations';
import { listText } from '@ayana/contracts/language';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { CircleAlert } from 'lucide-react';
import { lazy } from 'react';
import { messages } from './messages';
import { NAMES, ORGANISATIONS_PATH } from './organisations.api';
import { Actions } from './organisations.styles';

const AddDialog = lazy(() => import('./add-dialog'));
const { columns: titles, filters: labels } = messages;
const LIVE = ['organisations.updated'] as const;

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
  {
    id: 'kind',
    sort: 'kind',
    title: titles.kind,
    chip: true,
    cell: ({ kind }) => <Chip>{organisationKindName(kind)}</Chip>,
  },
  { id: 'cities', title: titles.cities, cell: ({ cities }) => listText(cities) },
  {
    id: 'people',
    sort: 'people',
    firstOrder: 'desc',
    title: titles.people,
    end: true,
    width: '90px',
    cell: ({ people }) => people,
  },
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

export { organisationsLoader as loader } from './organisations.api';

/** Every organisation, with what the staff have to do about it. */
export function Component() {
  return (
    <ListScreen
      name="organisations"
      list={useList<Organisation>({ names: NAMES, rereadOn: LIVE })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      defaultSort={{ by: 'name', order: 'asc' }}
      hrefOf={({ id }) => `${ORGANISATIONS_PATH}/${id}`}
      renderDialog={(close) => <AddDialog onClose={close} />}
    />
  );
}

function ToDo({ organisation }: { organisation: Organisation }) {
  const { proposals_waiting, doctors_waiting, credentials_waiting, credentials_expired, owners, people } = organisation;
  // A hospital of the catalogue whose people have not come yet has nobody to be an owner.
  const noOwner = owners === 0 && people > 0;
  if (proposals_waiting + doctors_waiting + credentials_waiting + credentials_expired === 0 && !noOwner)
    return messages.todo.none;
  return (
    <Actions>
      {proposals_waiting === 0 ? null : (
        <StatusChip tone="marigold" icon={<CircleAlert size={14} aria-hidden="true" />}>
          {messages.todo.proposals(proposals_waiting)}
        </StatusChip>
      )}
      {doctors_waiting === 0 ? null : (
        <StatusChip tone="marigold" icon={<CircleAlert size={14} aria-hidden="true" />}>
          {messages.todo.doctors(doctors_waiting)}
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
