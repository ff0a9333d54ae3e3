import { SUPPORT_HOURS } from './support-hours.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const HOUR_MS = 60 * 60 * 1000;

export interface SupportState {
  open: boolean;
  /** When that changes: the closing or the next opening. */
  until: Date;
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: SUPPORT_HOURS.time_zone,
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Day of the week (Sunday is 0) and hours since midnight on the desk's own clock, summer time included. */
function deskClock(at: Date): { day: number; hours: number } {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: WEEKDAYS.indexOf(parts['weekday'] ?? ''),
    hours: Number(parts['hour']) + Number(parts['minute']) / 60 + Number(parts['second']) / 3600,
  };
}

/** Whether someone is at the desk, and until when that holds (support hours: spec section 9). */
export function supportState(now: Date): SupportState {
  const { day, hours } = deskClock(now);
  const [opens = 0, closes = 0] = SUPPORT_HOURS.days[day] ?? [];
  const inHours = (count: number): Date => new Date(Math.round((now.getTime() + count * HOUR_MS) / 60_000) * 60_000);
  if (hours < opens) return { open: false, until: inHours(opens - hours) };
  if (hours < closes) return { open: true, until: inHours(closes - hours) };
  const [opensNext = 0] = SUPPORT_HOURS.days[(day + 1) % 7] ?? [];
  return { open: false, until: inHours(24 - hours + opensNext) };
}

export interface DeskHours {
  opens: Date;
  closes: Date;
}

/** When someone is at the desk next, `count` times; a desk that is open comes first, from this day's opening. */
export function comingHours(now: Date, count: number): DeskHours[] {
  const hours: DeskHours[] = [];
  let at = now;
  while (hours.length < count) {
    const { open, until } = supportState(at);
    const [from = 0, to = 0] = SUPPORT_HOURS.days[deskClock(at).day] ?? [];
    const opens = open ? new Date(until.getTime() - (to - from) * HOUR_MS) : until;
    const closes = open ? until : supportState(until).until;
    hours.push({ opens, closes });
    at = closes;
  }
  return hours;
}
