import type { ConsultationKind } from '@ayana/contracts/catalogue';
import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { instantAt } from '@ayana/contracts/places';
import { editorIn, type Reading } from '@ayana/portal-kit/screens';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import { messages } from './messages';
import type { HoursChange } from './hours.api';

const { week: words } = messages;

export type KindChoice = ConsultationKind | 'both';

/** One line of the week as it is typed. */
export interface HoursLine {
  weekday: number;
  from_time: string;
  to_time: string;
  kind: KindChoice;
}

export interface HoursValues {
  time_zone: string;
  lines: HoursLine[];
}

export const kindOf = (kinds: readonly ConsultationKind[]): KindChoice =>
  kinds.length > 1 ? 'both' : (kinds[0] ?? 'both');
export const kindsOf = (kind: KindChoice): ConsultationKind[] => (kind === 'both' ? ['video', 'phone'] : [kind]);
export const kindName = (kind: KindChoice): string => (kind === 'both' ? messages.both : messages.kinds[kind]);

export const valuesOf = ({ time_zone, hours }: DoctorHours): HoursValues => ({
  time_zone,
  lines: hours.map(({ kinds, ...line }) => Object.assign({ kind: kindOf(kinds) }, line)),
});

export const readingOf = (hours: DoctorHours): Reading<HoursValues> => ({
  version: hours.version,
  fields: valuesOf(hours),
  by: editorIn(hours),
});

/** The hours by lines, as a reader knows them. */
export const linesText = (lines: readonly HoursLine[]): string =>
  lines
    .map(({ weekday, from_time, to_time, kind }) => {
      const day = weekdayNames().find((each) => each.day === weekday)?.name ?? '';
      return `${day} ${from_time}–${to_time}, ${kindName(kind)}`;
    })
    .join('\n');

/** In the order of the week, as the API keeps it. */
export const sortedLines = (lines: readonly HoursLine[]): HoursLine[] =>
  lines.toSorted((one, other) => one.weekday - other.weekday || (one.from_time < other.from_time ? -1 : 1));

export const bodyOf = ({ time_zone, lines }: HoursValues): HoursChange => ({
  time_zone,
  hours: lines.map(({ weekday, from_time, to_time, kind }) => ({ weekday, from_time, to_time, kinds: kindsOf(kind) })),
});

export function hoursErrors({ lines }: HoursValues): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, { weekday, from_time, to_time }] of lines.entries()) {
    if (from_time === '') errors[`lines.${at}.from_time`] = words.needed;
    else if (
      lines.slice(0, at).some((one) => one.weekday === weekday && one.from_time < to_time && from_time < one.to_time)
    )
      errors[`lines.${at}.from_time`] = words.overlap;
    if (to_time === '') errors[`lines.${at}.to_time`] = words.needed;
    else if (from_time >= to_time) errors[`lines.${at}.to_time`] = words.order;
  }
  return errors;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The hours of a day's line as a clock elsewhere shows them, on that weekday of the current week. */
export function lineElsewhere(
  line: HoursLine,
  zone: string,
  there: string,
  now: Date,
): { start: Date; end: Date } | null {
  if (line.from_time === '' || line.to_time === '' || zone === there) return null;
  const today = new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)}T00:00:00Z`);
  const day = new Date(today.getTime() + ((line.weekday - (today.getUTCDay() || 7) + 7) % 7) * 86_400_000);
  const date = day.toISOString().slice(0, 10);
  return {
    start: instantAt(date, minutesOf(line.from_time), zone),
    end: instantAt(date, minutesOf(line.to_time), zone),
  };
}
