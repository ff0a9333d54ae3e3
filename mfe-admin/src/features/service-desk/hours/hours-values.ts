import type { FieldErrors } from '@ayana/portal-kit/screens';
import type { components } from '@ayana/contracts/api';
import type { WorkingHours } from './hours.api';
import { messages } from './messages';

/** The hours as the form has them: times as `09:00`. */
export interface HoursValues {
  zone: string;
  weekdays: readonly number[];
  opens: string;
  closes: string;
  holidays: readonly string[];
}

type Body = components['schemas']['WorkingCalendarChangeDto'];

const two = (value: number): string => String(value).padStart(2, '0');
const DAY = 24 * 60;

/** `18:00` of 1080. Midnight at the end of a day is the last minute: inputs of times end there. */
const timeOf = (minutes: number): string =>
  minutes === DAY ? '23:59' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** 1080 of `18:00`; NaN for what is no time. */
export function minutesOf(time: string): number {
  const [hours, minutes] = /^(\d\d):(\d\d)$/.exec(time)?.slice(1).map(Number) ?? [NaN, NaN];
  return (hours ?? NaN) * 60 + (minutes ?? NaN);
}

export const valuesOf = ({ zone, weekdays, opens, closes, holidays }: WorkingHours): HoursValues => ({
  zone,
  weekdays,
  opens: timeOf(opens),
  closes: timeOf(closes),
  holidays,
});

export function bodyOf({ zone, weekdays, opens, closes, holidays }: HoursValues): Body {
  const last = minutesOf(closes);
  return {
    zone,
    weekdays: weekdays.map((day) => String(day) as Body['weekdays'][number]),
    opens: minutesOf(opens),
    closes: last === DAY - 1 ? DAY : last,
    holidays: [...holidays],
  };
}

export function hoursErrors({ weekdays, opens, closes }: HoursValues): FieldErrors {
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  return {
    weekdays: weekdays.length === 0 ? messages.daysNeeded : undefined,
    opens: Number.isNaN(first) ? messages.timeNeeded : undefined,
    closes: Number.isNaN(last) ? messages.timeNeeded : last <= first ? messages.closesLater : undefined,
  };
}
