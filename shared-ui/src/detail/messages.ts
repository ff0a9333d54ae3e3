import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/detail', {
  breadcrumbs: 'Where this page is',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
});
