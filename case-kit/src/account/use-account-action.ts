import { ApiProblem, toast } from '@ayana/portal-kit';
import { FORM_TOASTS } from '@ayana/contracts/forms';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Runs one action: busy state, a toast with the result, and reloaded data. */
export function useAccountAction(): {
  busy: boolean;
  run: (action: () => Promise<unknown>, done?: { title: string; text: string }) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const failure = useRef<number | undefined>(undefined);
  const { revalidate } = useRevalidator();
  const run = useCallback(
    async (action: () => Promise<unknown>, done?: { title: string; text: string }) => {
      setBusy(true);
      try {
        await action();
        await revalidate();
        if (failure.current !== undefined) toast.dismiss(failure.current);
        if (done !== undefined) toast.secondary(done.title, done.text);
        return true;
      } catch (error) {
        failure.current = toast.failure('Error', error instanceof ApiProblem ? error.message : FORM_TOASTS.unexpected);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [revalidate],
  );
  return { busy, run };
}
