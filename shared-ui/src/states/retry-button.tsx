import type { ReactNode } from 'react';
import { Button } from '../button';

export interface RetryButtonProps {
  /** What is read again. */
  of: { reread: () => void; rereading?: boolean };
  /** "Try again". */
  children: ReactNode;
}

/** Reads a list or a detail again. */
export function RetryButton({ of, children }: RetryButtonProps) {
  return (
    <Button variant="outline" size="small" onClick={of.reread} busy={of.rereading ?? false}>
      {children}
    </Button>
  );
}
