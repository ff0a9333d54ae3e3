import { dayKey, daysApart, dayWord, shortDate } from '@ayana/shared-ui/time';
import type { ActivityItem } from './loader';

export interface Day {
  /** `2026-11-20` in the reader's zone. */
  id: string;
  /** "Today", "Yesterday", "Thu 19 Nov". */
  title: string;
  items: ActivityItem[];
}

/** The activity grouped by the reader's calendar days, newest first. */
export function groupByDay(items: readonly ActivityItem[], now: Date, zone: string): Day[] {
  const days = Map.groupBy(items, ({ at }) => dayKey(new Date(at), zone));
  return [...days].map(([id, ofDay]) => {
    const at = new Date(ofDay[0]?.at ?? now);
    const near = Math.abs(daysApart(at, now, zone)) <= 1;
    const word = near ? dayWord(at, now, zone) : shortDate(at, now, zone);
    return { id, title: word.charAt(0).toUpperCase() + word.slice(1), items: ofDay };
  });
}
