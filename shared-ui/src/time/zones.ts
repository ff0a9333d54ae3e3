import { messages } from './zone-messages';
import { clockKey, clockTime, dayKey, dayWord, duration, type Zone } from './format';

/** `14:20 in Lagos`. */
export const inPlace = (time: string, place: string): string => messages.inPlace(time, place);

/** How far a zone is ahead of UTC at a time, in milliseconds, from `Intl`. */
function ahead(zone: string, at: Date): number {
  const wall = Date.parse(`${dayKey(at, zone)}T${clockKey(at, zone)}:00Z`);
  return wall - Math.floor(at.getTime() / 60_000) * 60_000;
}

/** `18:00 today, 13:30 in Lagos`; with the other place's day where it differs. The first zone is the user's. */
export function twoZoneText(at: Date, now: Date, localZone: Zone, otherZone: Zone | null): string {
  const first = `${clockTime(at, localZone.zone)} ${dayWord(at, now, localZone.zone)}`;
  if (otherZone === null || ahead(localZone.zone, at) === ahead(otherZone.zone, at)) return first;
  const sameDay = dayKey(at, localZone.zone) === dayKey(at, otherZone.zone);
  const day = sameDay ? '' : ` ${dayWord(at, now, otherZone.zone)}`;
  return `${first}, ${inPlace(clockTime(at, otherZone.zone) + day, otherZone.place)}`;
}

/** `4 h 30 min behind`, `45 min ahead`, `the same time`: the other zone compared with the local one. */
export function differenceText(otherZone: Zone, localZone: Zone, at: Date): string {
  const difference = ahead(otherZone.zone, at) - ahead(localZone.zone, at);
  if (difference === 0) return messages.same;
  return difference < 0 ? messages.behind(duration(difference)) : messages.ahead(duration(difference));
}

/** Minutes of the day between which it is good to call: 8:00 to 20:00 local time. */
const GOOD = { from: 8 * 60, until: 20 * 60 };
const DAY_MINUTES = 24 * 60;

const minuteOf = (zone: string, now: Date): number => {
  const [hours = 0, minutes = 0] = clockKey(now, zone).split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether it is a good hour to call: 8:00 to 20:00 local time. */
export function isGoodHour(zone: string, now: Date): boolean {
  const minute = minuteOf(zone, now);
  return minute >= GOOD.from && minute < GOOD.until;
}

/** When a good time to call ends, or, at a poor hour, when the next begins. */
export function goodHourChange(zone: string, now: Date): Date {
  const to = isGoodHour(zone, now) ? GOOD.until : GOOD.from;
  const minutes = (to - minuteOf(zone, now) + DAY_MINUTES) % DAY_MINUTES;
  return new Date((Math.floor(now.getTime() / 60_000) + minutes) * 60_000);
}
