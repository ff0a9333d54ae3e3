import { RESOURCE_KIND_NAMES, RESOURCE_KINDS } from '@ayana/contracts/operations';
import type { ResourcePart } from '@ayana/contracts/realtime';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { amountText, LANGUAGE_OPTIONS, languagesText } from '../parts/amounts';
import { CommitmentChip, KindName, ServiceChip } from '../parts/chips';
import { WithMap } from '../parts/lists.styles';
import { messages as shared } from '../parts/messages';
import { ResourceMap } from '../parts/resource-map';
import { ResourceTabs } from '../parts/resource-tabs';
import { resourceHref, RESOURCES_PATH } from '../paths';
import type { Resource } from '../types';
import { messages } from './messages';
import { NAMES } from './resources.api';

const ResourceDialog = lazy(async () => ({ default: (await import('../dialogs')).ResourceDialog }));
const { columns: titles, filters: labels } = messages;
const LIVE = ['resources.updated'] as const;

const COLUMNS: readonly Column<Resource>[] = [
  {
    id: 'name',
    title: titles.name,
    lead: true,
    cell: ({ name, languages }) => (
      <>
        <span dir="auto">{name}</span>
        {languages.length === 0 ? null : <small>{languagesText(languages)}</small>}
      </>
    ),
  },
  { id: 'kind', title: titles.kind, width: '124px', cell: ({ kind }) => <KindName kind={kind} /> },
  { id: 'place', title: titles.place, width: '116px', cell: ({ place }) => <span dir="auto">{place.name}</span> },
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

/** What there is, and where it is now. */
export function ResourcesList() {
  const list = useList<Resource>({ names: NAMES });
  useLive<ResourcePart>({ events: LIVE, reread: list.reread });
  const [adding, setAdding] = useState(false);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{shared.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      </PortalHead>
      <ResourceTabs current="resources" city={list.query['city']} />
      <FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />
      <WithMap>
        <div>
          <DataTable
            name="resources"
            list={list}
            columns={COLUMNS}
            texts={messages.table}
            defaultSort={{ by: 'name', order: 'asc' }}
            hrefOf={resourceHref}
            LinkComponent={RouterLink}
          />
        </div>
        <ResourceMap path={RESOURCES_PATH} query={list.query} />
      </WithMap>
      <Suspense>{adding ? <ResourceDialog resource={null} onClose={() => setAdding(false)} /> : null}</Suspense>
    </PortalPage>
  );
}
