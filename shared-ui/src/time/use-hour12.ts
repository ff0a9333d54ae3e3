import { useSyncExternalStore } from 'react';

/** A device's language does not change under a page. */
const never = () => () => undefined;

/** Whether people with this device's language read 2:20 PM rather than 14:20. */
const reads12 = (): boolean =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Whether the reader's clock has 12 hours; 24 on the server and in the first render, which do not know the reader. */
export function useHour12(): boolean {
  return useSyncExternalStore(never, reads12, () => false);
}
