import type { InboxItem } from '@ayana/contracts/inbox';
import { type ListAnswer, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { useNow } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { messages } from './messages';
import { QueueList } from './queue-list';

const NAMES: readonly string[] = [];
const LIVE = ['inbox.inserted', 'inbox.updated'] as const;

/** What the user has claimed and not answered yet, the soonest due first. */
export function QueuePage() {
  return useLoaderData<ListAnswer<InboxItem> | null>() === null ? <DoctorQueue /> : <Queue />;
}

function Queue() {
  const list = useList<InboxItem>({ names: NAMES, live: LIVE });
  const now = useNow();
  const { items } = list;
  const late = items.filter(({ due_at }) => Date.parse(due_at) < now.getTime()).length;
  const retry = <RetryButton of={list}>{messages.retry}</RetryButton>;
  return (
    <PortalPage>
      <Head>{list.known ? messages.lead(items.length, late) : null}</Head>
      <StaleNote list={list} text={messages.stale} retry={retry} />
      <ReadList
        list={list}
        isEmpty={items.length === 0}
        empty={<Empty {...messages.empty} to="/admin" />}
        failed={messages.failed}
        retry={retry}
        more={{ ...list, label: messages.more, busyLabel: messages.loading }}
      >
        <QueueList items={items} now={now} />
      </ReadList>
    </PortalPage>
  );
}

/** Doctors see no requests of visitors. */
function DoctorQueue() {
  return (
    <PortalPage>
      <Head>{messages.doctor.lead}</Head>
      <Empty {...messages.doctor} to="/doctor-portal" />
    </PortalPage>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <PortalHead>
      <div>
        <h1>{messages.title}</h1>
        {children === null ? null : <p>{children}</p>}
      </div>
    </PortalHead>
  );
}

function Empty({ title, text, action, to }: { title: string; text: string; action: string; to: string }) {
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={title}
      text={text}
      action={
        <Button as={Link} to={to} variant="outline">
          {action}
        </Button>
      }
    />
  );
}
