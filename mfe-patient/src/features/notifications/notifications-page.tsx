import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { Link } from 'react-router-dom';
import { deviceZone } from '../../local-zone';
import { useNow } from '@ayana/shared-ui/time';
import { EntryRow } from './entry-row';
import { messages } from './messages';
import { List } from './notifications.styles';
import { useEntries } from './use-entries';

/** A patient's notifications; for other roles, their own inquiries. */
export function NotificationsPage() {
  const isPatient = useSession((session) => session.role) === 'patient';
  const entries = useEntries();
  const now = useNow();
  const localZone = deviceZone();
  const words = isPatient ? messages.patient : messages.others;
  const unread = entries.items.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const retry = <RetryButton of={entries}>{messages.retry}</RetryButton>;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>
            {words.lead} {entries.items.length === 0 ? null : messages.unread(unread.length)}
          </p>
        </div>
        {unread.length === 0 ? null : (
          <Button
            variant="tonal"
            onClick={() => entries.mark(unread)}
            busy={entries.marking}
            busyLabel={messages.marking}
          >
            {messages.all}
          </Button>
        )}
      </PortalHead>
      <StaleNote list={entries} text={messages.stale} retry={retry} />
      {entries.notMarked === null ? null : (
        <Notice tone="failed">
          {messages.notMarked} {entries.notMarked.message}
        </Notice>
      )}
      <ReadList
        list={entries}
        isEmpty={entries.items.length === 0}
        empty={
          <EmptyState
            drawing={<QuietLine />}
            title={words.empty.title}
            text={words.empty.text}
            action={
              isPatient ? null : (
                <Button as={Link} to="/contact" variant="outline">
                  {messages.others.ask}
                </Button>
              )
            }
          />
        }
        failed={messages.failed}
        retry={retry}
        more={{ ...entries, label: messages.more, busyLabel: messages.loading }}
      >
        <List>
          {entries.items.map((entry) => (
            <li key={entry.id}>
              <EntryRow entry={entry} now={now} localZone={localZone} onRead={() => entries.mark([entry.id])} />
            </li>
          ))}
        </List>
      </ReadList>
    </PortalPage>
  );
}
