import { formatLocale } from '@ayana/contracts/language';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** A time: relative up to a week, absolute after, in full on hover (look.md, "Portals"). */
export function DateTime({ at, now }: { at: string; now: Date }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={absolute.format(date)}>
      {dateTimeText(date, now)}
    </time>
  );
}

export function dateTimeText(date: Date, now: Date): string {
  const ago = Math.max(0, now.getTime() - date.getTime());
  if (ago >= WEEK) return absolute.format(date);
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  return ago < DAY ? relative.format(-Math.floor(ago / HOUR), 'hour') : relative.format(-Math.floor(ago / DAY), 'day');
}
