import { Button, EmptyState, FailedPart, QuietLine } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import type { Failure } from '../data/loader';
import { messages } from '../messages';
import { Centre } from './no-request.styles';

export type RequestMissingProps = { failure: Failure | null; backHref: string; onRetry: () => void; retrying: boolean };

/** Shown for a request that is not in the list: loading, missing, or failed. */
export function RequestMissing({ failure, backHref, onRetry, retrying }: RequestMissingProps) {
  if (failure === null)
    return (
      <Centre>
        <p role="status">{messages.loading}</p>
      </Centre>
    );
  if (failure.status === 404 || failure.status === 400 || failure.status === 422)
    return (
      <Centre>
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
      </Centre>
    );
  return (
    <Centre>
      <FailedPart what={messages.failed.detail} failure={failure} onRetry={onRetry} retrying={retrying} />
    </Centre>
  );
}
