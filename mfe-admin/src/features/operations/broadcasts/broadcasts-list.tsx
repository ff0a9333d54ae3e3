import {
  BROADCAST_PURPOSE_NAMES,
  BROADCAST_PURPOSES,
  BROADCAST_STATE_NAMES,
  BROADCAST_STATES,
  type Broadcast,
  type BroadcastTemplate,
} from '@ayana/contracts/operations';
import { number } from '@ayana/contracts/language';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { useRealtime } from '@ayana/portal-kit';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { PortalActions, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { LiveDate } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { broadcastHref, BROADCASTS_PATH, type BroadcastsAnswer, NAMES } from './broadcasts.api';
import { BroadcastStateChip } from './chips';
import { messages } from './messages';
import { templateMessages } from './saved/messages';

const CreateDialog = lazy(() => import('./create-dialog'));
const TemplatesDialog = lazy(() => import('./saved/templates-dialog'));
const { columns: titles, filters: labels, tabs } = messages;

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'several',
    name: 'state',
    label: labels.state,
    options: BROADCAST_STATES.map((value) => ({ value, label: BROADCAST_STATE_NAMES[value] })),
  },
  {
    kind: 'one',
    name: 'purpose',
    label: labels.purpose,
    options: BROADCAST_PURPOSES.map((value) => ({ value, label: BROADCAST_PURPOSE_NAMES[value] })),
  },
];

const COLUMNS: readonly Column<Broadcast>[] = [
  {
    id: 'title',
    sort: 'title',
    title: titles.title,
    lead: true,
    width: '36%',
    cell: ({ title, number: no, incident }) => (
      <>
        <span dir="auto">{title}</span>
        <small>{incident === null ? no : `${no} · ${incident.number}`}</small>
      </>
    ),
  },
  {
    id: 'state',
    sort: 'state',
    title: titles.state,
    chip: true,
    width: '190px',
    cell: ({ state }) => <BroadcastStateChip state={state} />,
  },
  {
    id: 'purpose',
    sort: 'purpose',
    title: titles.purpose,
    width: '110px',
    cell: ({ purpose }) => BROADCAST_PURPOSE_NAMES[purpose],
  },
  {
    id: 'readers',
    title: titles.readers,
    end: true,
    cell: ({ progress: { delivered, total } }) =>
      total === 0 ? messages.nothingYet : messages.deliveredOf(number(delivered), number(total)),
  },
  {
    id: 'opened',
    title: titles.opened,
    end: true,
    hidden: true,
    cell: ({ progress: { opened } }) => number(opened),
  },
  { id: 'author', sort: 'author', title: titles.author, cell: ({ author }) => <span dir="auto">{author.name}</span> },
  {
    id: 'created',
    title: titles.created,
    sort: 'created',
    firstOrder: 'desc',
    width: '124px',
    cell: ({ created_at }) => <LiveDate at={created_at} />,
  },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ updated_at }) => <LiveDate at={updated_at} />,
  },
];

/** Views of the list, each a query. */
const VIEWS = [
  ['all', ''],
  ['to_approve', 'state=in_review'],
  ['drafts', 'state=draft'],
  ['coming', 'state=approved%2Cscheduled'],
  ['running', 'state=sending%2Cpaused'],
  ['sent', 'state=sent'],
] as const;

export { broadcastsLoader as loader } from './broadcasts.api';

/** Every broadcast: who it waits for, and what has left. */
export function Component() {
  const { counts } = useLoaderData<BroadcastsAnswer>();
  const list = useList<Broadcast>({ names: NAMES });
  useRealtime({ 'broadcasts.updated': list.reread }, { reread: list.reread });
  const navigate = useNavigate();
  // What is begun, with a template or without, or the templates.
  const [open, setOpen] = useState<BroadcastTemplate | 'new' | 'templates' | null>(null);
  const waiting = counts?.to_approve ?? 0;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <PortalActions>
          <Button variant="outline" onClick={() => setOpen('templates')}>
            {templateMessages.open}
          </Button>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen('new')}>
            {messages.add}
          </Button>
        </PortalActions>
      </PortalHead>
      <TabLinks
        label={tabs.label}
        current={VIEWS.find(([, query]) => query === list.key)?.[0] ?? ''}
        items={VIEWS.map(([id, query]) => ({
          id,
          label: tabs[id],
          href: query === '' ? BROADCASTS_PATH : `${BROADCASTS_PATH}?${query}`,
          count: id === 'to_approve' && waiting > 0 ? waiting : undefined,
        }))}
        LinkComponent={RouterLink}
      />
      <DataTable
        filters={<FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />}
        name="broadcasts"
        tools={<SavedViews name="broadcasts" list={list} />}
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'created', order: 'desc' }}
        hrefOf={broadcastHref}
        LinkComponent={RouterLink}
      />
      <Suspense>
        {open === 'templates' ? <TemplatesDialog onUse={setOpen} onClose={() => setOpen(null)} /> : null}
        {open === null || open === 'templates' ? null : (
          <CreateDialog
            template={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
            onDone={(made) => void navigate(broadcastHref(made))}
          />
        )}
      </Suspense>
    </PortalPage>
  );
}
