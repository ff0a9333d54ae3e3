import { formatLocale } from '@ayana/contracts/language';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

/** `12.4 MB` in the reader's language. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  return new Intl.NumberFormat(formatLocale(), {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    maximumSignificantDigits: 3,
  }).format(bytes / STEP ** power);
}

const plain = new Intl.NumberFormat(formatLocale());
const short = new Intl.NumberFormat(formatLocale(), { notation: 'compact', maximumSignificantDigits: 3 });
const percent = new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 1 });

export const countText = (value: number): string => plain.format(Math.round(value));
export const shortCount = (value: number): string => short.format(value);
export const percentText = (part: number): string => percent.format(part);

/** Milliseconds; seconds from one second on. */
export function durationText(milliseconds: number): string {
  const inSeconds = milliseconds >= 1000;
  return new Intl.NumberFormat(formatLocale(), {
    style: 'unit',
    unit: inSeconds ? 'second' : 'millisecond',
    maximumSignificantDigits: 3,
  }).format(inSeconds ? milliseconds / 1000 : milliseconds);
}
