import type { Part } from '@ayana/portal-kit';
import { FailedPart } from '@ayana/shared-ui/states';
import type { ReactNode } from 'react';

export interface PartOrProps<Value> {
  part: Part<Value>;
  /** What could not be read. */
  failed: string;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

/** A part of the page, or why it is missing. */
export function PartOr<Value>({ part, failed, onRetry, children }: PartOrProps<Value>) {
  return part.failure === null ? (
    children(part.value)
  ) : (
    <FailedPart what={failed} failure={part.failure} onRetry={onRetry} />
  );
}
