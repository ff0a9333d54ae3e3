import { Button } from '@ayana/shared-ui/button';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Link } from 'react-router-dom';
import type { HomeData } from './data/loader';
import { waitingFor } from './data/waiting';
import { messages } from './messages';

/** The user's tasks; "nothing is waiting" is shown only when everything could be loaded. */
export function WaitingCard({ data, onRetry }: { data: HomeData; onRetry: () => void }) {
  const { waiting: words } = messages;
  const waiting = waitingFor(data.account.value, data.unread.value);
  const failure = data.account.failure ?? data.unread.failure;
  return (
    <PortalCard title={words.title}>
      {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={onRetry} />}
      {waiting.length === 0 && failure === null ? <p>{words.none}</p> : null}
      <WaitingList
        items={waiting.map(({ id, title, text, action }) => ({
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
