import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/tasks', { add: 'Add a task', submit: 'Add' });
