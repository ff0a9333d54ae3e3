import type { InboxDetail } from '@ayana/contracts/inbox';
import type { Opened } from '@ayana/portal-kit/screens';
import { Button, EmptyState, FailedPart, QuietLine } from '@ayana/shared-ui';
import { Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../messages';

const Centre = styled.section`
  display: grid;
  place-content: center;
  min-block-size: 0;
  overflow-y: auto;
`;

/** Shown while no request is open. */
export function NoRequest({ onKeys }: { onKeys: () => void }) {
  return (
    <Centre>
      <EmptyState
        drawing={<QuietLine />}
        title={messages.none.title}
        text={messages.none.text}
        action={
          <Button variant="quiet" size="small" icon={<Keyboard size={18} aria-hidden="true" />} onClick={onKeys}>
            {messages.none.keys}
          </Button>
        }
      />
    </Centre>
  );
}

/** Shown for a request that is not in the list: loading, missing, or failed. */
export function RequestMissing({ request, backHref }: { request: Opened<InboxDetail>; backHref: string }) {
  const { failure, reread, rereading } = request;
  return (
    <Centre>
      {failure === null ? (
        <p role="status">{messages.loading}</p>
      ) : failure.code === 'not_found' ? (
        <EmptyState
          level={1}
          drawing={<QuietLine />}
          title={messages.missing.title}
          text={messages.missing.text}
          action={
            <Button as={Link} to={backHref} variant="outline">
              {messages.missing.action}
            </Button>
          }
        />
      ) : (
        <FailedPart what={messages.failed.detail} failure={failure} onRetry={reread} retrying={rereading} />
      )}
    </Centre>
  );
}
