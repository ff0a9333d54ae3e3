import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { Link } from 'react-router-dom';
import { readersZone } from '../../here';
import { useNow } from '@ayana/shared-ui/time';
import { EntryRow } from './entry-row';
import { messages } from './messages';
import { List } from './notifications-box';
import { useEntries } from './use-entries';

/** Everything that was told: a patient's notifications, everybody else's own inquiries. */
export function NotificationsPage() {
  const isPatient = useSession((session) => session.role) === 'patient';
  const entries = useEntries();
  const now = useNow();
  const here = readersZone();
  const words = isPatient ? messages.patient : messages.others;
  const unread = entries.items.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const retry = (
    <Button variant="outline" size="small" onClick={entries.reread}>
      {messages.retry}
    </Button>
  );
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
      {entries.failure === null || !entries.known ? null : (
        <Notice tone="failed" action={retry}>
          {messages.stale} {entries.failure.message}
        </Notice>
      )}
      {entries.notMarked === null ? null : (
        <Notice tone="failed">
          {messages.notMarked} {entries.notMarked.message}
        </Notice>
      )}
      {entries.items.length > 0 ? (
        <>
          <List>
            {entries.items.map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} now={now} here={here} onRead={() => entries.mark([entry.id])} />
              </li>
            ))}
          </List>
          {entries.hasMore ? (
            <div>
              <Button
                variant="outline"
                onClick={entries.loadMore}
                busy={entries.loadingMore}
                busyLabel={messages.loading}
              >
                {messages.more}
              </Button>
            </div>
          ) : null}
        </>
      ) : entries.known ? (
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
      ) : (
        <FailedState title={messages.failed} failure={entries.failure} action={retry} />
      )}
    </PortalPage>
  );
}
