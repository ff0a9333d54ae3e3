import { Button } from '../button';
import { messages } from '../messages';
import { Notice } from '../notice';
import type { Failure } from './failure';

export type FailedPartProps = {
  /** What could not be read. */
  what: string;
  failure: Failure;
  onRetry: () => void;
  /** A new try is under way. */
  retrying?: boolean;
};

/** A part of a page that could not be read, in its own place. */
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
