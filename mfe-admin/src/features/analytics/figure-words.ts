import { CASE_SOURCE_NAMES, CASE_SOURCES } from '@ayana/contracts/analytics';
import { formatLocale } from '@ayana/contracts/language';
import { messages } from './messages';

const DAY = 1440;
const HOUR = 60;
const PERCENT = new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 0 });
const COUNT = new Intl.NumberFormat(formatLocale());
const MONTH = new Intl.DateTimeFormat(formatLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
const unit = (name: string): Intl.NumberFormat =>
  new Intl.NumberFormat(formatLocale(), { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 1 });
const UNITS = { minute: unit('minute'), hour: unit('hour'), day: unit('day') };

export const DASH = '–';
export const count = (value: number): string => COUNT.format(value);
/** `2026-11` as people say it. */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-01`));
/** A share; a dash of nothing. */
export const share = (part: number, whole: number): string => (whole === 0 ? DASH : PERCENT.format(part / whole));

/** Minutes in the unit that says them best; a dash where nothing was measured. */
export function took(minutes: number | null): string {
  if (minutes === null) return DASH;
  if (minutes < 2 * HOUR) return UNITS.minute.format(minutes);
  if (minutes < 2 * DAY) return UNITS.hour.format(minutes / HOUR);
  return UNITS.day.format(minutes / DAY);
}

export const inHours = (minutes: number | null): number | null => (minutes === null ? null : minutes / HOUR);
export const inDays = (minutes: number | null): number | null => (minutes === null ? null : minutes / DAY);

/** How a count compares with the range before; undefined where there was nothing. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const kind = now > before ? 'more' : now < before ? 'less' : 'same';
  return messages.change(kind, PERCENT.format(Math.abs(now / before - 1)));
}

/** What a group of a view is called. */
export function groupName(by: string, { id, name }: { id: string | null; name: string | null }): string {
  if (by === 'source') {
    const source = CASE_SOURCES.find((each) => each === id);
    return source === undefined ? messages.none.source : CASE_SOURCE_NAMES[source];
  }
  return name ?? (by === 'country' ? id : null) ?? NONE[by] ?? messages.none.service;
}

const NONE: Readonly<Record<string, string>> = messages.none;
