import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/activity-link', {
  link: 'Activity about this',
});
