import { isClockRunning, type InboxItem } from '@ayana/contracts/inbox';
import { useRealtime } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { useNow } from '@ayana/shared-ui/time';
import type { QueueData } from './loader';
import { messages } from './messages';
import { QueueList } from './queue-list';

/** What the user has claimed and not answered yet, the soonest due first. */
export function QueuePage() {
  const { queue } = useLoaderData<QueueData>();
  const [known, setKnown] = useState<InboxItem[] | null>(queue?.value ?? null);
  if (queue !== null && queue.value !== null && queue.value !== known) setKnown(queue.value);
  const now = useNow();
  const { revalidate, state } = useRevalidator();
  const reread = (): void => void revalidate();
  useRealtime({ 'inbox.inserted': reread, 'inbox.updated': reread }, { reread });

  const items = queue?.value ?? known ?? [];
  const late = items.filter(
    ({ status, due_at }) => isClockRunning(status) && Date.parse(due_at) < now.getTime(),
  ).length;
  const retry = <RetryButton of={{ reread, rereading: state === 'loading' }}>{messages.retry}</RetryButton>;
  const list = { known: known !== null, failure: queue?.failure ?? null };
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          {queue === null ? (
            <p>{messages.doctor.lead}</p>
          ) : known === null ? null : (
            <p>{messages.lead(items.length, late)}</p>
          )}
        </div>
      </PortalHead>
      <StaleNote list={list} text={messages.stale} retry={retry} />
      {queue === null ? (
        <EmptyState
          drawing={<QuietLine />}
          title={messages.doctor.title}
          text={messages.doctor.text}
          action={
            <Button as={Link} to="/doctor-portal" variant="outline">
              {messages.doctor.action}
            </Button>
          }
        />
      ) : (
        <ReadList
          list={list}
          isEmpty={items.length === 0}
          empty={
            <EmptyState
              drawing={<QuietLine />}
              title={messages.empty.title}
              text={messages.empty.text}
              action={
                <Button as={Link} to="/admin" variant="outline">
                  {messages.empty.action}
                </Button>
              }
            />
          }
          failed={messages.failed}
          retry={retry}
        >
          <QueueList items={items} now={now} />
        </ReadList>
      )}
    </PortalPage>
  );
}
