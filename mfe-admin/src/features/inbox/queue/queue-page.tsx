import { type InboxItem, requestReference } from '@ayana/contracts/inbox';
import { type ListAnswer, RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { DueClock } from '@ayana/shared-ui/due';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { useNow } from '@ayana/shared-ui/time';
import { Link, useLoaderData } from 'react-router-dom';
import { DESK_ZONE } from '../data/desk-zone';
import { inboxHref } from '../inbox.api';
import { REQUEST_WORDS } from '../request-words';
import { messages } from './messages';

const NAMES: readonly string[] = [];
const LIVE = ['inbox.inserted', 'inbox.updated'] as const;

const COLUMNS: readonly Column<InboxItem>[] = [
  { id: 'name', title: messages.columns.name, lead: true, width: '36%', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'kind', title: messages.columns.kind, cell: ({ kind }) => REQUEST_WORDS.kinds[kind] },
  { id: 'country', title: messages.columns.country, cell: ({ country }) => country },
  { id: 'reference', title: messages.columns.reference, cell: ({ id }) => requestReference(id) },
  { id: 'due', title: messages.columns.due, end: true, width: '150px', cell: (item) => <Due item={item} /> },
];

/** What the user has claimed and not answered yet, the soonest due first. Doctors see no requests of visitors. */
export function QueuePage() {
  return useLoaderData<ListAnswer<InboxItem> | null>() === null ? <DoctorQueue /> : <Queue />;
}

function Queue() {
  const list = useList<InboxItem>({ names: NAMES, live: LIVE });
  const now = useNow();
  const late = list.items.filter(({ due_at }) => Date.parse(due_at) < now.getTime()).length;
  return (
    <PortalPage>
      <Head lead={list.known ? messages.lead(list.items.length, late) : ''} />
      <DataTable
        name="queue"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'due', order: 'asc' }}
        hrefOf={({ id }) => inboxHref({}, id)}
        LinkComponent={RouterLink}
        emptyAction={<Leave to="/admin">{messages.unclaimed}</Leave>}
      />
    </PortalPage>
  );
}

function Due({ item: { received_at, due_at } }: { item: InboxItem }) {
  return (
    <DueClock
      variant="row"
      startedAt={new Date(received_at)}
      dueAt={new Date(due_at)}
      now={useNow()}
      localZone={DESK_ZONE}
    />
  );
}

function DoctorQueue() {
  const { lead, title, text, action } = messages.doctor;
  return (
    <PortalPage>
      <Head lead={lead} />
      <EmptyState
        drawing={<QuietLine />}
        title={title}
        text={text}
        action={<Leave to="/doctor-portal">{action}</Leave>}
      />
    </PortalPage>
  );
}

function Head({ lead }: { lead: string }) {
  return (
    <PortalHead>
      <div>
        <h1>{messages.title}</h1>
        <p>{lead}</p>
      </div>
    </PortalHead>
  );
}

function Leave({ to, children }: { to: string; children: string }) {
  return (
    <Button as={Link} to={to} variant="outline">
      {children}
    </Button>
  );
}
