import { latinDigits } from '../numbers/index.ts';

/** Whether the days of a file stand before their months. */
export type DayOrder = 'day_first' | 'month_first' | null;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const NAMED = /^(\d{1,2})[-/. ]([a-z]{3})[a-z]*[-/. ,]+(\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A spreadsheet writes all days of a file in one order: one that can be read in one way only tells it. */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  for (const text of texts) {
    const [, first = '0', second = '0'] = YEAR_LAST.exec(latinDigits(text).trim()) ?? [];
    if (Number(first) > 12) return 'day_first';
    if (Number(second) > 12) return 'month_first';
  }
  return null;
}

/** `2026-01-31` of a day as a spreadsheet writes it; null where it is none, or can be read in two ways. */
export function dayOfCell(text: string, order: DayOrder): string | null {
  const day = latinDigits(text).trim();
  const [, year, month, date] = YEAR_FIRST.exec(day) ?? [];
  if (year !== undefined) return calendarDay(year, Number(month), Number(date));
  const [, named, name = '', ofYear] = NAMED.exec(day) ?? [];
  if (ofYear !== undefined) return calendarDay(ofYear, MONTHS.indexOf(name.toLowerCase()) + 1, Number(named));
  const [, first, second, last] = YEAR_LAST.exec(day) ?? [];
  if (last === undefined || (order === null && first !== second)) return null;
  const [dayOf, monthOf] = order === 'month_first' ? [second, first] : [first, second];
  return calendarDay(last, Number(monthOf), Number(dayOf));
}

function calendarDay(year: string, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const found = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(text) ? text : null;
}
