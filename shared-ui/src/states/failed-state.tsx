import type { ReactNode } from 'react';
import { messages } from '../messages';
import { BrokenLine } from './broken-line';
import { EmptyState } from './empty-state';
import type { Failure } from './failure';

export type FailedStateProps = {
  /** What could not be read. */
  title: string;
  failure: Failure | null;
  /** The way to try again. */
  action: ReactNode;
  /** A small place goes without the drawing. */
  plain?: boolean;
};

/** A list or a page's main part that could not be read, in the place where it would stand. */
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
