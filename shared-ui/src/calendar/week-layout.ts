import { clockKey, dayKey } from '../time/format';
import { weekStart } from './weekdays';

const DAY_MS = 86_400_000;
const MIDNIGHT = 24 * 60;
/** Shorter entries are drawn as long as this, in minutes: a line of text needs it. */
const SHORTEST = 20;

export interface Timed {
  id: string;
  start: Date;
  end: Date;
}

/** The part of an entry that is on one day, in minutes after midnight, and its place beside those at the same time. */
export interface PlacedEvent<Entry> {
  entry: Entry;
  from: number;
  to: number;
  lane: number;
  /** How many are beside each other here. */
  lanes: number;
}

/** More entries at the same time than a day has room for beside each other: they are behind a link. */
export interface CrowdedTime {
  from: number;
  to: number;
  /** How many are not drawn. */
  count: number;
}

/** Entries beside each other in a day's column; where there are more, the last place is the link to the others. */
export const MOST_LANES = 3;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day of the week that has a day, both `YYYY-MM-DD`. */
export function weekOf(day: string): string {
  const time = Date.parse(day);
  const weekday = new Date(time).getUTCDay() || 7;
  return isoDay(time - ((weekday - weekStart() + 7) % 7) * DAY_MS);
}

/** The day some days later, or earlier. */
export const addDays = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY_MS);

export const weekDays = (first: string): string[] => Array.from({ length: 7 }, (_day, index) => addDays(first, index));

const minutesOf = (at: Date, zone: string): number => {
  const [hours, minutes] = clockKey(at, zone).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** The entries of one day on a zone's clock, side by side where they overlap. An entry over midnight is on both days. */
export function placeDay<Entry extends Timed>(
  entries: readonly Entry[],
  day: string,
  zone: string,
): PlacedEvent<Entry>[] {
  const parts = entries
    .filter(({ start, end }) => {
      // One that ends at midnight is not on the next day.
      const last = dayKey(new Date(Math.max(start.getTime(), end.getTime() - 1)), zone);
      return dayKey(start, zone) <= day && day <= last;
    })
    .map((entry) => {
      const from = dayKey(entry.start, zone) === day ? minutesOf(entry.start, zone) : 0;
      const to = dayKey(entry.end, zone) === day ? minutesOf(entry.end, zone) : MIDNIGHT;
      return { entry, from, to: Math.min(MIDNIGHT, Math.max(to, from + SHORTEST)), lane: 0, lanes: 1 };
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  return inLanes(parts);
}

/** Gives each part the first lane that is free; parts that touch each other share the number of lanes. */
function inLanes<Entry>(parts: readonly PlacedEvent<Entry>[]): PlacedEvent<Entry>[] {
  const placed: PlacedEvent<Entry>[] = [];
  let group: PlacedEvent<Entry>[] = [];
  const close = (): void => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((part) => ({ ...part, lanes })));
    group = [];
  };
  for (const part of parts) {
    if (group.every(({ to }) => to <= part.from)) close();
    const taken = new Set(group.filter(({ to }) => to > part.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...part, lane });
  }
  close();
  return placed;
}

/** Whether a part is behind the link of a crowded time. */
export const isBehind = ({ lane, lanes }: Pick<PlacedEvent<unknown>, 'lane' | 'lanes'>): boolean =>
  lanes > MOST_LANES && lane >= MOST_LANES - 1;

/** Where a part is drawn across its column, as shares of the width. */
export function across({ lane, lanes }: Pick<PlacedEvent<unknown>, 'lane' | 'lanes'>): { lane: number; lanes: number } {
  return { lane, lanes: Math.min(lanes, MOST_LANES) };
}

/** The crowded times of a day; parts that touch are one. */
export function crowdedTimes<Entry>(parts: readonly PlacedEvent<Entry>[]): CrowdedTime[] {
  const times: CrowdedTime[] = [];
  for (const { from, to } of parts.filter(isBehind).toSorted((one, other) => one.from - other.from)) {
    const last = times.at(-1);
    if (last === undefined || last.to <= from) times.push({ from, to, count: 1 });
    else times[times.length - 1] = { from: last.from, to: Math.max(last.to, to), count: last.count + 1 };
  }
  return times;
}

/** The hours that are drawn: a working day, and more where an entry is earlier or later. */
export function hoursOf(parts: readonly Pick<PlacedEvent<unknown>, 'from' | 'to'>[]): { first: number; last: number } {
  return {
    first: Math.floor(Math.min(8 * 60, ...parts.map(({ from }) => from)) / 60),
    last: Math.ceil(Math.max(18 * 60, ...parts.map(({ to }) => to)) / 60),
  };
}

/** Where a moment is in a zone. */
export const placeOf = (at: Date, zone: string): { day: string; minutes: number } => ({
  day: dayKey(at, zone),
  minutes: minutesOf(at, zone),
});

/** The time on another clock when it is some hour of a day on the first: `14:30` in Chennai at 12 in Nairobi. */
export function otherClock(day: string, hour: number, zone: string, other: string): string {
  const guess = new Date(Date.parse(day) + hour * 3_600_000);
  const wall = Date.parse(`${dayKey(guess, zone)}T${clockKey(guess, zone)}:00Z`);
  return clockKey(new Date(2 * guess.getTime() - wall), other);
}
