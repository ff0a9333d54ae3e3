import { Button } from '../button';
import { messages } from './messages';
import { Notice } from '../notice';
import type { Failure } from './failure';

export type FailedPartProps = {
  /** What failed to load. */
  what: string;
  failure: Failure;
  onRetry: () => void;
  /** A retry is running. */
  retrying?: boolean;
};

/** Shown in place of a part of a page that failed to load. */
export function FailedPart({ what, failure, onRetry, retrying = false }: FailedPartProps) {
  return (
    <Notice
      tone="failed"
      action={
        <Button variant="outline" size="small" busy={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {what} {failure.message}{' '}
      {failure.reference === undefined ? null : <small>{messages.reference(failure.reference)}</small>}
    </Notice>
  );
}
