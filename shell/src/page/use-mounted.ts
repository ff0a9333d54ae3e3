import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and while hydrating, true afterwards: for what only the browser knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
