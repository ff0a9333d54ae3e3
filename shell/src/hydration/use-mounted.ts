import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and during hydration, true afterwards: for values only the browser knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
