import type { TravelLeg } from '@ayana/contracts/journey';
import { dayKey } from '@ayana/shared-ui/time';

export interface PlanDay {
  /** `YYYY-MM-DD` on the clock of the place where it happens. */
  key: string;
  legs: TravelLeg[];
}

/** A trip by its days, each leg on the day of its own clock. Days stay in the order of their first leg. */
export function daysOf(legs: readonly TravelLeg[]): PlanDay[] {
  const days = new Map<string, PlanDay>();
  for (const leg of legs.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))) {
    const key = dayKey(new Date(leg.starts_at), leg.zone);
    const day = days.get(key) ?? { key, legs: [] };
    day.legs.push(leg);
    days.set(key, day);
  }
  return [...days.values()];
}

/** What comes next of a trip; undefined once it is over. */
export const nextLeg = (legs: readonly TravelLeg[], now: Date): TravelLeg | undefined =>
  legs
    .filter(({ status, starts_at }) => isAhead(status) && Date.parse(starts_at) > now.getTime())
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))[0];

const isAhead = (status: TravelLeg['status']): boolean => status === 'planned' || status === 'booked';
