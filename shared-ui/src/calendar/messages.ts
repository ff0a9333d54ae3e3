import { defineMessages, number, plural } from '@ayana/contracts/language';

export const CALENDAR_MESSAGES = defineMessages('shared-ui/calendar', {
  previous: 'Previous month',
  next: 'Next month',
  months: (calendar: string): string => `Months: ${calendar}`,
  marked: (day: string, what: string): string => `${day}, ${what}`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  more: (count: number): string => `+${number(count)}`,
  moreAt: (count: number, from: string): string =>
    plural(count, { one: `1 more from ${from}`, other: `${number(count)} more from ${from}` }),
  clocks: (place: string): string => `Days and hours in ${place}`,
  closed: 'Closed',
  hours: (opens: string, closes: string): string => `${opens} to ${closes}`,
  zone: (zone: string): string => `Times in ${zone}`,
  remove: (what: string): string => `Remove ${what}`,
});
