import { defineMessages } from '@ayana/contracts/language';

export const HOURS_MESSAGES = defineMessages('mfe-public/support-hours', {
  week: 'The next seven days, in your time',
  from_to: (from: string, to: string) => `${from} to ${to}`,
});
