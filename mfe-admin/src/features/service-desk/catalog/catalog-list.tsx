import { SERVICE_ITEM_STATUSES } from '@ayana/contracts/service-desk';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { CatalogTabs } from '../parts/catalog-tabs';
import { ItemChip } from '../../../components/service-desk/chips';
import { messages as shared } from '../../../components/service-desk/messages';
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
    sort: 'status',
    title: titles.status,
    cell: ({ status, has_draft }) => (
      <span>
        <ItemChip status={status} /> {has_draft && status !== 'draft' ? <small>{messages.draftToo}</small> : null}
      </span>
    ),
  },
  {
    id: 'owner',
    sort: 'owner',
    title: titles.owner,
    cell: ({ owner }) => (owner === null ? null : <OwnerTag owner={owner} />),
  },
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

export { catalogLoader as loader } from './catalog.api';

/** The services of the desk. */
export function Component() {
  return (
    <ListScreen
      name="service-catalog"
      list={useList<CatalogItem>({ names: NAMES })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      tabs={<CatalogTabs current="services" />}
      defaultSort={{ by: 'name', order: 'asc' }}
      hrefOf={itemHref}
      renderDialog={(close) => <NewItemDialog onClose={close} />}
    />
  );
}
