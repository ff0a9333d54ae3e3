import { formatLocale } from '@ayana/contracts/language';
import { DATE_TEXT } from './format-messages';
import { shortMoment } from './format';
import { namedClock, pageClock } from './page-clock';
import { useNow } from './use-now';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const relative = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });
const formatters = new Map<string, Intl.DateTimeFormat>();

/** By the clock of the page, else by the reader's. */
function absolute(date: Date): string {
  const zone = namedClock()?.zone ?? '';
  const known =
    formatters.get(zone) ??
    new Intl.DateTimeFormat(formatLocale(), {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(zone === '' ? {} : { timeZone: zone }),
    });
  formatters.set(zone, known);
  return known.format(date);
}

/** In full, with the place whose clock it is. */
function named(date: Date): string {
  const place = namedClock()?.place;
  return place === undefined ? absolute(date) : `${absolute(date)}, ${place}`;
}

/** A time: relative up to a week before or after, absolute beyond, in full on hover (look.md, "Portals"). */
export function DateText({ at, now }: { at: string; now: Date }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={named(date)}>
      {dateText(date, now)}
    </time>
  );
}

/** As `DateText`, by the running clock. */
export function LiveDate({ at }: { at: string }) {
  return <DateText at={at} now={useNow()} />;
}

/** As `Moment`, as text. */
export const momentText = (date: Date, now: Date): string => shortMoment(date, now, pageClock().zone);

/** A time after a word like “until”, “since” or “by”, where `DateText` would say it twice: “until in 6 days”. In full on hover. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={named(date)}>
      {momentText(date, useNow())}
    </time>
  );
}

export function dateText(date: Date, now: Date): string {
  const ahead = date.getTime() - now.getTime();
  const distance = Math.abs(ahead);
  if (distance >= WEEK) return absolute(date);
  if (distance < MINUTE) return DATE_TEXT.justNow;
  if (distance < HOUR) return relative.format(Math.trunc(ahead / MINUTE), 'minute');
  return distance < DAY
    ? relative.format(Math.trunc(ahead / HOUR), 'hour')
    : relative.format(Math.trunc(ahead / DAY), 'day');
}
