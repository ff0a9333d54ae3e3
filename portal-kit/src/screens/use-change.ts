import { ApiProblem } from '@ayana/portal-kit';
import { useState } from 'react';
import { messages } from './messages';

/**
 * Runs one change after the other and reads the part again, also after a refusal: it shows how things are now.
 * @param textOf what is said of an error
 */
export function useChange(
  reread: () => void,
  textOf: (error: unknown) => string = whyOf,
): {
  run: (id: string, change: () => Promise<unknown>) => void;
  /** Of the change that is on its way. */
  busy: string | null;
  failure: string | null;
} {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const perform = async (id: string, change: () => Promise<unknown>): Promise<void> => {
    setBusy(id);
    setFailure(null);
    try {
      await change();
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setBusy(null);
      reread();
    }
  };
  return {
    run: (id, change) => {
      if (busy === null) void perform(id, change);
    },
    busy,
    failure,
  };
}

const whyOf = (error: unknown): string => (error instanceof ApiProblem ? error.message : messages.notDone);
