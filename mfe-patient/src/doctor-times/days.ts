import { dayKey } from '@ayana/shared-ui/time';

/** Times by the day of the reader's zone, in order. */
export function byDay<Time extends { starts_at: string }>(times: readonly Time[], zone: string): [string, Time[]][] {
  const days = new Map<string, Time[]>();
  for (const time of times) {
    const day = dayKey(new Date(time.starts_at), zone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}
