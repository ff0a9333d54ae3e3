import { defineMessages } from '@ayana/contracts/language';

export const HOURS_MESSAGES = defineMessages('mfe-public/support-hours', {
  open: 'open now',
  closed: 'closed now',
  opens: (when: string) => `opens ${when} your time`,
  closes: (when: string) => `until ${when} your time`,
  week: 'The next seven days, in your time',
  from_to: (from: string, to: string) => `${from} to ${to}`,
});
