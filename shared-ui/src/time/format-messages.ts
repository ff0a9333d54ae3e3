import { defineMessages } from '@ayana/contracts/language';

export const DAY_MESSAGES = defineMessages('shared-ui/time/days', {
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
});

export const DURATIONS = defineMessages('shared-ui/time/durations', {
  moment: 'under 1 min',
  minutes: (minutes: number): string => `${minutes} min`,
  hours: (hours: number): string => `${hours} h`,
  clock: (hours: number, minutes: string): string => `${hours} h ${minutes} min`,
  days: (days: number): string => `${days} d`,
  long: (days: number, hours: number): string => `${days} d ${hours} h`,
});

/** The specification's labels (section 2). */
export const PAST = defineMessages('shared-ui/time/past', {
  now: 'Just now',
  minutes: (minutes: number): string => `${minutes}m ago`,
  hours: (hours: number): string => `${hours}h ago`,
  days: (days: number): string => `${days}d ago`,
});

export const DATE_TEXT = defineMessages('shared-ui/time/date-text', { justNow: 'just now' });
