import { NOTIFICATION_MESSAGES } from './messages';

const { age: AGE } = NOTIFICATION_MESSAGES;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The specification's labels (section 2): Just now, Nm ago, Nh ago, Nd ago. Times in milliseconds. */
export function relativeTime(then: number, now: number): string {
  const age = now - then;
  if (age < MINUTE) return AGE.now;
  if (age < HOUR) return AGE.minutes(Math.floor(age / MINUTE));
  if (age < DAY) return AGE.hours(Math.floor(age / HOUR));
  return AGE.days(Math.floor(age / DAY));
}

/** The badge's number: nothing at 0, 99+ above 99. */
export function badgeText(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > 99 ? '99+' : String(unread);
}
