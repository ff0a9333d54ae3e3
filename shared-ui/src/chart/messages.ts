import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/chart', { numbers: 'The numbers' });
