import type { ReactNode } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { FailedState } from './failed-state';
import type { Failure } from './failure';

/** A list that is read page by page, as far as its page knows it. */
export interface ListRead {
  /** Whether any of it was ever read. */
  known: boolean;
  /** Why the last reading failed; what was known before stays. */
  failure: Failure | null;
}

export type StaleNoteProps = {
  list: ListRead;
  /** What is shown now. */
  text: string;
  /** The way to try again. */
  retry: ReactNode;
};

/** Above a list that was read before and could not be read again. */
export function StaleNote({ list: { known, failure }, text, retry }: StaleNoteProps) {
  if (failure === null || !known) return null;
  return (
    <Notice tone="failed" action={retry}>
      {text} {failure.message}
    </Notice>
  );
}

export type ReadListProps = {
  list: ListRead;
  /** Whether nothing of it is there. */
  isEmpty: boolean;
  /** The rows. */
  children: ReactNode;
  /** What stands there when there is nothing. */
  empty: ReactNode;
  /** What could not be read. */
  failed: string;
  /** The way to try again. */
  retry: ReactNode;
  /** Where the list is longer than what is shown of it. */
  more?: { hasMore: boolean; loadingMore: boolean; loadMore: () => void; label: string; busyLabel: string };
};

/** A list and its endings: more of it, nothing in it, or not read at all. */
export function ReadList({ list: { known, failure }, isEmpty, children, empty, failed, retry, more }: ReadListProps) {
  if (isEmpty) {
    if (known) return empty;
    return failure === null ? null : <FailedState title={failed} failure={failure} action={retry} />;
  }
  return (
    <>
      {children}
      {more?.hasMore ? (
        <div>
          <Button variant="outline" onClick={more.loadMore} busy={more.loadingMore} busyLabel={more.busyLabel}>
            {more.label}
          </Button>
        </div>
      ) : null}
    </>
  );
}
