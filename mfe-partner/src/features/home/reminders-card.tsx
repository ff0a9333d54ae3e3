import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Link } from 'react-router-dom';
import type { Account } from './data/loader';
import { waitingFor } from './data/waiting';
import { messages } from './messages';

interface RemindersCardProps {
  account: Part<Account>;
  unread: Part<number>;
  onRetry: () => void;
}

/** What the account itself needs: nothing is shown where it needs nothing. */
export function RemindersCard({ account, unread, onRetry }: RemindersCardProps) {
  const { waiting: words } = messages;
  const reminders = waitingFor(account.value, unread.value);
  const failure = account.failure ?? unread.failure;
  if (failure === null && reminders.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={onRetry} />}
      <WaitingList
        items={reminders.map(({ id, title, text, action }) => ({
          id,
          title,
          text,
          end: (
            <Button as={Link} to={action.to} variant="tonal" size="small">
              {action.label}
            </Button>
          ),
        }))}
      />
    </PortalCard>
  );
}
