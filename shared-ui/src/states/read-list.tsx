import type { ReactNode } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { FailedState } from './failed-state';
import type { Failure } from './failure';

/** The loading state of a list. */
export interface ListRead {
  /** Whether any of it was ever loaded. */
  known: boolean;
  /** Why the last load failed; earlier rows stay. */
  failure: Failure | null;
}

export type StaleNoteProps = {
  list: ListRead;
  /** The note's text. */
  text: string;
  /** The Retry button or link. */
  retry: ReactNode;
};

/** Shown above a list whose reload failed. */
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
  /** Whether it has no rows. */
  isEmpty: boolean;
  /** The rows. */
  children: ReactNode;
  /** The empty state. */
  empty: ReactNode;
  /** What failed to load. */
  failed: string;
  /** The Retry button or link. */
  retry: ReactNode;
  /** Shown where there are more rows. */
  more?: {
    hasMore: boolean;
    loadingMore: boolean;
    /** Why the next rows could not be loaded. */
    moreFailure?: Failure | null;
    loadMore: () => void;
    label: string;
    busyLabel: string;
  };
};

/** A list with its states: more rows, empty, or failed. */
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
          {more.moreFailure ? <Notice tone="failed">{more.moreFailure.message}</Notice> : null}
          <Button variant="outline" onClick={more.loadMore} busy={more.loadingMore} busyLabel={more.busyLabel}>
            {more.label}
          </Button>
        </div>
      ) : null}
    </>
  );
}
