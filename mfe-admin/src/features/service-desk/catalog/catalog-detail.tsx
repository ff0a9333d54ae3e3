import { DetailScreen, DetailView } from '@ayana/case-kit/list-detail';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts } from '@ayana/shared-ui/portal-page';
import { Tabs } from '@ayana/shared-ui/tabs';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { createHref } from '../create/create.api';
import { FormPreview } from '../create/request-form';
import { ItemChip } from '../../../components/service-desk/chips';
import { messages as shared } from '../../../components/service-desk/messages';
import { CATALOG_PATH } from '../paths';
import type { CatalogItemDetail } from '../types';
import { type ItemCommand, itemHref } from './catalog.api';
import { messages } from './messages';
import { VersionForm } from './version-form';
import { VersionView } from './version-view';

const ItemDialog = lazy(() => import('./item-dialog'));
const RetireDialog = lazy(() => import('./retire-dialog'));
const { detail: words } = messages;

const TABS = [
  { id: 'draft', label: words.draft },
  { id: 'preview', label: words.preview },
  { id: 'published', label: words.published },
  { id: 'history', label: words.history },
] as const;
type Tab = (typeof TABS)[number]['id'];

export { itemAction as action, itemLoader as loader } from './catalog.api';

/** One service: its draft, what is published, and how its form looks. */
export function Component() {
  return (
    <DetailScreen<CatalogItemDetail> param="serviceId" failed={words.failed}>
      {(item, reread) => <CatalogView item={item} onChanged={reread} />}
    </DetailScreen>
  );
}

function CatalogView({ item, onChanged }: { item: CatalogItemDetail; onChanged: () => void }) {
  const [tab, setTab] = useState<Tab>(item.published === null || item.draft !== null ? 'draft' : 'published');
  const [open, setOpen] = useState<'edit' | 'retire' | null>(null);
  const action = useAction<ItemCommand>({
    action: itemHref(item),
    done: () => setOpen(null),
  });
  const version = item.draft ?? item.published;
  const menu = [
    { id: 'edit', label: messages.edit.button, onSelect: () => setOpen('edit') },
    ...(item.status === 'published' ? [{ id: 'retire', label: words.retire, onSelect: () => setOpen('retire') }] : []),
  ] as const;
  return (
    <DetailView
      places={[{ label: shared.catalog, href: CATALOG_PATH }]}
      title={item.name}
      state={
        <>
          <ItemChip status={item.status} />
          {item.owner === null ? null : <OwnerTag owner={item.owner} />}
          <span>{words.open(item.open_requests)}</span>
        </>
      }
      meta={<p dir="auto">{item.description}</p>}
      actions={
        <>
          {item.draft === null ? null : (
            <Button
              size="small"
              onClick={() => action.send({ intent: 'publish', id: item.id })}
              busy={action.isPending({ intent: 'publish' })}
              busyLabel={words.busy}
            >
              {words.publish}
            </Button>
          )}
          {item.status === 'published' ? (
            <Button as={Link} to={createHref(item.id)} variant="outline" size="small">
              {words.ask}
            </Button>
          ) : null}
          <MoreMenu label={messages.edit.button} items={menu} />
        </>
      }
      failure={open === null ? action.failure : null}
      dialogs={
        <>
          {open === 'edit' ? <ItemDialog item={item} onClose={() => setOpen(null)} onSaved={onChanged} /> : null}
          {open === 'retire' ? (
            <RetireDialog
              busy={action.isPending({ intent: 'retire' })}
              failure={action.failure?.message ?? null}
              onConfirm={() => action.send({ intent: 'retire', id: item.id })}
              onClose={() => setOpen(null)}
            />
          ) : null}
        </>
      }
    >
      <Tabs label={words.tabs} items={TABS} current={tab} onSelect={setTab}>
        {tab === 'draft' ? (
          <VersionForm item={item} reread={onChanged} />
        ) : tab === 'preview' ? (
          version === null ? (
            <p>{words.notPublished}</p>
          ) : (
            <FormPreview key={version.id} version={version} />
          )
        ) : tab === 'published' ? (
          item.published === null ? (
            <p>{words.notPublished}</p>
          ) : (
            <VersionView version={item.published} />
          )
        ) : (
          <History versions={item.versions} />
        )}
      </Tabs>
    </DetailView>
  );
}

function History({ versions }: { versions: CatalogItemDetail['versions'] }) {
  const now = useNow();
  return (
    <Facts
      facts={versions.map(({ id, number, status, published_at }) => [
        words.version(number),
        <span key={id}>
          {messages.versionStatuses[status]} {published_at === null ? null : <DateText at={published_at} now={now} />}
        </span>,
      ])}
    />
  );
}
