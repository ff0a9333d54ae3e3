import { RESOURCE_KIND_NAMES, RESOURCE_KINDS } from '@ayana/contracts/operations';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { lazy } from 'react';
import { amountText, LANGUAGE_OPTIONS, languagesText } from '../../../components/resources/amounts';
import { CommitmentChip, KindName, ServiceChip } from '../../../components/resources/chips';
import { WithMap } from '../parts/lists.styles';
import { messages as shared } from '../../../components/resources/messages';
import { ResourceMap } from '../parts/resource-map';
import { ResourceTabs } from '../parts/resource-tabs';
import { resourceHref, RESOURCES_PATH } from '../paths';
import type { Resource } from '../../../components/resources/types';
import { messages } from './messages';
import { NAMES } from './resources.api';

const ResourceDialog = lazy(async () => ({ default: (await import('../dialogs')).ResourceDialog }));
const { columns: titles, filters: labels } = messages;
const LIVE = ['resources.updated'] as const;

const COLUMNS: readonly Column<Resource>[] = [
  {
    id: 'name',
    title: titles.name,
    sort: 'name',
    lead: true,
    cell: ({ name, languages }) => (
      <>
        <span dir="auto">{name}</span>
        {languages.length === 0 ? null : <small>{languagesText(languages)}</small>}
      </>
    ),
  },
  { id: 'kind', title: titles.kind, sort: 'kind', width: '124px', cell: ({ kind }) => <KindName kind={kind} /> },
  {
    id: 'place',
    title: titles.place,
    sort: 'city',
    width: '116px',
    cell: ({ place }) => <span dir="auto">{place.name}</span>,
  },
  {
    id: 'free',
    title: titles.free,
    end: true,
    cell: ({ kind, free, capacity }) => shared.ofWhole(amountText(kind, free), amountText(kind, capacity)),
  },
  {
    id: 'now',
    title: titles.now,
    cell: ({ now, upcoming }) => (
      <span>
        {now === null ? messages.base : <CommitmentChip state={now.state} />}
        {now === null ? null : <small dir="auto">{now.need_title}</small>}
        {upcoming === 0 ? null : <small>{messages.upcoming(upcoming)}</small>}
      </span>
    ),
  },
  {
    id: 'state',
    title: titles.state,
    chip: true,
    hidden: true,
    cell: ({ is_in_service }) => <ServiceChip isInService={is_in_service} />,
  },
];
const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'several',
    name: 'kind',
    label: labels.kind,
    options: RESOURCE_KINDS.map((value) => ({ value, label: RESOURCE_KIND_NAMES[value] })),
  },
  { kind: 'one', name: 'language', label: labels.language, options: LANGUAGE_OPTIONS },
  { kind: 'flag', name: 'is_in_service', label: labels.inService },
  { kind: 'given', name: 'city', label: labels.city },
];

export { resourcesLoader as loader } from './resources.api';

/** What there is, and where it is now. */
export function Component() {
  const list = useList<Resource>({ names: NAMES, rereadOn: LIVE });
  return (
    <ListScreen
      name="resources"
      list={list}
      columns={COLUMNS}
      filters={FILTERS}
      words={{ ...messages, title: shared.title }}
      tabs={<ResourceTabs current="resources" city={list.query['city']} />}
      renderRows={(table) => (
        <WithMap>
          <div>{table}</div>
          <ResourceMap path={RESOURCES_PATH} query={list.query} />
        </WithMap>
      )}
      defaultSort={{ by: 'name', order: 'asc' }}
      hrefOf={resourceHref}
      renderDialog={(close) => <ResourceDialog resource={null} onClose={close} />}
    />
  );
}
