import type { ReactNode } from 'react';
import { messages } from './messages';
import { BrokenLine } from './broken-line';
import { EmptyState } from './empty-state';
import type { Failure } from './failure';

export type FailedStateProps = {
  /** What failed to load. */
  title: string;
  failure: Failure | null;
  /** The Retry button or link. */
  action: ReactNode;
  /** Without the drawing, for small places. */
  plain?: boolean;
};

/** Shown in place of a list or a page's main part that failed to load. */
export function FailedState({ title, failure, action, plain = false }: FailedStateProps) {
  return (
    <EmptyState
      drawing={plain ? undefined : <BrokenLine />}
      title={title}
      text={
        <>
          {failure?.message}
          <br />
          {failure?.reference === undefined ? null : messages.reference(failure.reference)}
        </>
      }
      action={action}
    />
  );
}
