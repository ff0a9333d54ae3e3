import { defineMessages } from '@ayana/contracts/language';

export const CALENDAR_MESSAGES = defineMessages('shared-ui/calendar', {
  previous: 'Previous month',
  next: 'Next month',
  months: 'Months',
  marked: (day: string, what: string): string => `${day}, ${what}`,
  closed: 'Closed',
  hours: (opens: string, closes: string): string => `${opens} to ${closes}`,
  zone: (zone: string): string => `Times in ${zone}`,
  remove: (what: string): string => `Remove ${what}`,
});
