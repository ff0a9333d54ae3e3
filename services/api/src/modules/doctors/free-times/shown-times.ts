import type { ConsultationKind, FreeTime as FreeTimeAnswer, Doctor } from '@ayana/contracts/catalogue';
import { CONSULTATION_MINUTES } from '@ayana/contracts/consultations';
import { dayTimes } from './day-times.js';
import { type FreeTime, freeTimes, type Interval, type Hours } from './free-times.js';
import { bookable } from './next-time.js';

/** Free times shown of each doctor in a list. */
const SHOWN_TIMES = 3;

/**
 * The shown free times of a doctor: the first, and the first in each part of the day.
 * @param kind null when the doctor does not offer it
 */
export function shownTimes(
  hours: readonly Hours[],
  taken: readonly Interval[] | undefined,
  kind: ConsultationKind | undefined,
  now: number,
): Pick<Doctor, 'next_free_at' | 'free_times' | 'day_times'> {
  const engaged = taken ?? [];
  const first: FreeTime[] = [];
  if (kind !== undefined)
    for (const time of freeTimes(hours, kind, bookable(now), engaged)) {
      first.push(time);
      if (first.length === SHOWN_TIMES) break;
    }
  const [next] = first;
  if (kind === undefined || next === undefined) return { next_free_at: null, free_times: [], day_times: [] };
  return {
    next_free_at: new Date(next.start).toISOString(),
    free_times: first.map(timeDto),
    day_times: dayTimes(hours, kind, next.start, engaged).map(({ start }) => new Date(start).toISOString()),
  };
}

export function timeDto({ start, end, kind, time_zone }: FreeTime): FreeTimeAnswer {
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    kind,
    minutes: CONSULTATION_MINUTES[kind],
    time_zone,
  };
}
