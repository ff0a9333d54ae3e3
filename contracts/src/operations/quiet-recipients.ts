import { quietUntil } from '../notifications/index.ts';
import { type AudienceAsleep, BROADCAST_QUIET_HOURS } from './broadcasts.ts';

/** Readers with the same clock: their own quiet hours, where they have some, else those of all. */
export interface RecipientClock {
  from: string | null;
  until: string | null;
  time_zone: string;
  count: number;
}

/** When the quiet hours of a reader end; null outside of them. A person’s own come before those of all. */
export const quietNow = ({ from, until, time_zone }: Omit<RecipientClock, 'count'>, now: Date): Date | null =>
  quietUntil(
    from === null || until === null ? { ...BROADCAST_QUIET_HOURS, time_zone } : { from, until, time_zone },
    now,
  );

/** Who sleeps now. */
export function asleepOf(clocks: readonly RecipientClock[], now: Date): AudienceAsleep {
  const nights = clocks.flatMap((clock) => {
    const until = quietNow(clock, now);
    return until === null ? [] : [{ ...clock, until: until.toISOString() }];
  });
  const zones = new Map<string, number>();
  for (const { time_zone, count } of nights) zones.set(time_zone, (zones.get(time_zone) ?? 0) + count);
  const ends = nights.map(({ until }) => until).toSorted();
  return {
    people: nights.reduce((sum, { count }) => sum + count, 0),
    first_until: ends[0] ?? null,
    last_until: ends.at(-1) ?? null,
    zones: [...zones]
      .map(([time_zone, count]) => ({ time_zone, count }))
      .toSorted((one, other) => other.count - one.count || (one.time_zone < other.time_zone ? -1 : 1)),
  };
}
