import { useSyncExternalStore } from 'react';

/** The device's language does not change while a page is open. */
const never = () => () => undefined;

/** Whether the device's language uses 2:20 PM rather than 14:20. */
const reads12 = (): boolean =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Whether the user reads a 12-hour clock; false on the server and in the first render, where it is unknown. */
export function useHour12(): boolean {
  return useSyncExternalStore(never, reads12, () => false);
}
