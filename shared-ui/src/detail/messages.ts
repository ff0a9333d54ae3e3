import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/detail', { breadcrumbs: 'Where this page is' });
