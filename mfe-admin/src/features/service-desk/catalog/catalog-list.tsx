import { SERVICE_ITEM_STATUSES } from '@ayana/contracts/service-desk';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CatalogTabs } from '../parts/catalog-tabs';
import { ItemChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import type { CatalogItem } from '../types';
import { itemHref, NAMES } from './catalog.api';
import { messages } from './messages';

const NewItemDialog = lazy(() => import('./new-item-dialog'));
const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<CatalogItem>[] = [
  {
    id: 'name',
    title: titles.name,
    lead: true,
    sort: 'name',
    width: '44%',
    cell: ({ name, description }) => (
      <>
        <span dir="auto">{name}</span>
        <small dir="auto">{description}</small>
      </>
    ),
  },
  {
    id: 'status',
    title: titles.status,
    cell: ({ status, has_draft }) => (
      <span>
        <ItemChip status={status} /> {has_draft && status !== 'draft' ? <small>{messages.draftToo}</small> : null}
      </span>
    ),
  },
  { id: 'owner', title: titles.owner, cell: ({ owner }) => (owner === null ? null : <OwnerTag owner={owner} />) },
  { id: 'open', title: titles.open, end: true, cell: ({ open_requests }) => open_requests.toLocaleString() },
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
    name: 'status',
    label: labels.status,
    options: SERVICE_ITEM_STATUSES.map((value) => ({ value, label: shared.statuses[value] })),
  },
];

/** The services of the desk. */
export function CatalogList() {
  const list = useList<CatalogItem>({ names: NAMES });
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
      <CatalogTabs current="services" />
      <FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />
      <DataTable
        name="service-catalog"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'name', order: 'asc' }}
        hrefOf={itemHref}
        LinkComponent={RouterLink}
      />
      <Suspense>{adding ? <NewItemDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </PortalPage>
  );
}
