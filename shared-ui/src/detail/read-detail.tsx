import type { ReactNode } from 'react';
import { FailedState, type Failure, RetryButton, StaleNote } from '../states';
import { messages } from './messages';

export interface ReadDetailProps<Value> {
  /** As portal-kit's `useDetail` gives it. */
  detail: { value: Value | null; failure: Failure | null; reread: () => void; rereading: boolean };
  /** What could not be loaded. */
  failed: string;
  /** The note above a detail whose reload failed. */
  stale?: string;
  /** "Try again". */
  retry?: string;
  children: (value: Value) => ReactNode;
}

/** A detail with its states: failed, or from before a reload that failed. */
export function ReadDetail<Value>(props: ReadDetailProps<Value>) {
  const { detail, failed, stale = messages.stale, retry = messages.retry, children } = props;
  const { value, failure } = detail;
  const button = <RetryButton of={detail}>{retry}</RetryButton>;
  // It is being read for the first time.
  if (value === null && failure === null) return null;
  if (value === null) return <FailedState title={failed} failure={failure} action={button} />;
  return (
    <>
      <StaleNote list={{ known: true, failure }} text={stale} retry={button} />
      {children(value)}
    </>
  );
}
