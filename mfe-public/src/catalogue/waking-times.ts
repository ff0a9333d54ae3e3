import { WAKING_HOURS } from '@ayana/contracts/catalogue';
import { clockTime } from '@ayana/shared-ui/time';

/** Whether a moment lies in the waking hours of a zone. @param zone IANA name */
export function isAwake(at: Date, zone: string): boolean {
  const hour = Number(clockTime(at, zone).slice(0, 2));
  return hour >= WAKING_HOURS.from && hour < WAKING_HOURS.to;
}

/**
 * The times to show: those in the user's waking hours, else the first ones.
 * @param times ISO 8601, in any order, with possible duplicates
 * @returns at most `most`, the earliest first, and whether they are in waking hours
 */
export function wakingTimes(times: readonly string[], zone: string, most: number): { times: string[]; awake: boolean } {
  const inOrder = [...new Set(times)].toSorted();
  const good = inOrder.filter((time) => isAwake(new Date(time), zone));
  return { times: (good.length > 0 ? good : inOrder).slice(0, most), awake: good.length > 0 };
}
