import { hasWorkNotices } from '@ayana/contracts/notifications';
import { useSession } from '@ayana/portal-kit';
import { useAction, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { type MarkRead, NOTIFICATIONS_PATH } from './data/action';
import { entryOf } from './data/entry';
import { type Item, NAMES } from './data/loader';
import { EmptyList } from './empty-list';
import { EntryGroups } from './entry-groups';
import { messages } from './messages';
import { Tools } from './tools';

const LIVE = [
  'patient_notifications.inserted',
  'patient_notifications.updated',
  'general_inquiries.inserted',
  'general_inquiries.updated',
] as const;

export { notificationsAction as action } from './data/action';
export { notificationsLoader as loader } from './data/loader';

/** News for patients and those who are given work; for other roles, their own inquiries. */
export function Component() {
  const role = useSession((session) => session.role);
  const [isPatient, isOfWork] = [role === 'patient', hasWorkNotices(role)];
  const words = isPatient ? messages.patient : isOfWork ? messages.work : messages.others;
  const list = useList<Item>({ names: NAMES, live: LIVE });
  // Beyond the first page, which alone is read again, what was marked here is known from here.
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const mark = useAction<MarkRead>({
    action: NOTIFICATIONS_PATH,
    done: ({ ids }) => setMarked((before) => new Set([...before, ...ids])),
  });
  const entries = list.items
    .map(entryOf)
    .map((entry) =>
      Object.assign({}, entry, { is_read: entry.is_read || ((isPatient || isOfWork) && marked.has(entry.id)) }),
    );
  const now = useNow();
  const localZone = deviceZone();
  const stage = list.query['stage'] ?? '';
  const unread = entries.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const retry = <RetryButton of={list}>{messages.retry}</RetryButton>;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>
            {words.lead} {entries.length === 0 ? null : messages.unread(unread.length)}
          </p>
        </div>
        {unread.length === 0 ? null : (
          <Button
            variant="tonal"
            onClick={() => mark.send({ ids: unread })}
            busy={mark.isPending({ ids: unread })}
            busyLabel={messages.marking}
          >
            {messages.all}
          </Button>
        )}
      </PortalHead>
      <Tools
        stage={isPatient && (entries.length > 0 || stage !== '') ? stage : null}
        onStage={(next) => list.change({ stage: next === '' ? null : next })}
      />
      <StaleNote list={list} text={messages.stale} retry={retry} />
      {mark.failure === null ? null : (
        <Notice tone="failed">
          {messages.notMarked} {mark.failure.message}
        </Notice>
      )}
      {list.unseen === 0 ? null : (
        <div>
          <Button variant="tonal" size="small" onClick={list.showNew}>
            {messages.showNew(list.unseen)}
          </Button>
        </div>
      )}
      <ReadList
        list={list}
        isEmpty={entries.length === 0}
        empty={
          <EmptyList
            words={words.empty}
            asks={!isPatient && !isOfWork}
            isFiltered={stage !== ''}
            onAll={() => list.change({ stage: null })}
          />
        }
        failed={messages.failed}
        retry={retry}
        more={{ ...list, label: messages.more, busyLabel: messages.loading }}
      >
        <EntryGroups entries={entries} now={now} localZone={localZone} onRead={(id) => mark.send({ ids: [id] })} />
      </ReadList>
    </PortalPage>
  );
}
