import { ApiProblem } from '@ayana/portal-kit';
import { useState } from 'react';
import { messages } from './messages';

/** Runs one change after the other and reads again, also after a refusal: the page shows how things are now. */
export function useOrderChange(reread: () => void): {
  run: (change: () => Promise<unknown>) => void;
  busy: boolean;
  failure: string | null;
} {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const perform = async (change: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setBusy(false);
      reread();
    }
  };
  return { run: (change) => void (busy ? undefined : perform(change)), busy, failure };
}

function textOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return messages.notDone;
  return error.code === 'stale_version' ? messages.changedMeanwhile : error.message;
}
