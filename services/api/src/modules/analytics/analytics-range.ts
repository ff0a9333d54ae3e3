import { ANALYTICS_MONTHS_MAX, monthOf, monthsAfter, monthsBetween } from '@ayana/contracts/analytics';
import { refusedFields } from '../../platform/app-error.js';
import type { AnalyticsRangeDto } from './analytics.dto.js';
import { ANALYTICS_MESSAGES as messages } from './messages.js';

const DEFAULT_MONTHS = 12;

/** Whole months in India, both ends included, and as many before. */
export interface MonthRange {
  from: string;
  to: string;
  before_from: string;
  before_to: string;
}

/** @throws AppError `invalid_fields` for a range backwards, or longer than three years */
export function rangeOf({ from, to }: AnalyticsRangeDto, now: Date): MonthRange {
  const last = to ?? monthOf(now);
  const first = from ?? monthsAfter(last, 1 - DEFAULT_MONTHS);
  const length = monthsBetween(first, last);
  if (length < 1) throw refusedFields([{ field: 'from', message: messages.range_order }]);
  if (length > ANALYTICS_MONTHS_MAX)
    throw refusedFields([{ field: 'to', message: messages.range_length(ANALYTICS_MONTHS_MAX) }]);
  return { from: first, to: last, before_from: monthsAfter(first, -length), before_to: monthsAfter(first, -1) };
}

/** Every month of a range. */
export const monthsOf = ({ from, to }: MonthRange): string[] =>
  Array.from({ length: monthsBetween(from, to) }, (_, index) => monthsAfter(from, index));

/** The first day of a month, as columns have it. */
export const dayOf = (month: string): string => `${month}-01`;
