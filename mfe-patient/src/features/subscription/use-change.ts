import { type ActionSender, useAction } from '@ayana/portal-kit/screens';
import { useState } from 'react';
import { type Change, SUBSCRIPTION_PATH } from './subscription.api';

/** Saves changes of one card in the order of the presses, and knows whether the last one is saved. */
export function useChange<One extends Change>(): ActionSender<One> & { saved: boolean } {
  const [saved, setSaved] = useState(false);
  const action = useAction<One>({ action: SUBSCRIPTION_PATH, done: () => setSaved(true) });
  return {
    ...action,
    saved: saved && action.pending.length === 0 && action.failure === null,
    send: (change) => {
      setSaved(false);
      action.send(change);
    },
  };
}
