import { defineMessages } from '@ayana/contracts/language';

/** Texts of the menu behind the bell; the ages are the specification's (section 2). */
export const NOTIFICATION_MESSAGES = defineMessages('shell/notifications', {
  none: 'No notifications yet. News of your journey will appear here.',
  failed_to_load: 'We could not load your notifications.',
  loading: 'Loading your notifications',
  age: {
    now: 'Just now',
    minutes: (count: number): string => `${count}m ago`,
    hours: (count: number): string => `${count}h ago`,
    days: (count: number): string => `${count}d ago`,
  },
});
