import { formatLocale } from '@ayana/contracts/language';
import { messages } from '../messages';

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayText = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Any value of a form as text: days as one reads them, lists by lines, what an item holds in one of them. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => name !== 'key' && name !== 'id')
      .map(([, each]) => plainText(each))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'string') return CALENDAR_DAY.test(value) ? dayText(value) : value;
  return typeof value === 'number' ? String(value) : '';
}
