import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/states', {
  retry: 'Retry',
  reference: (id: string): string => `Reference for support: ${id}`,
});

export const RETRYING = defineMessages('shared-ui/states/retrying', { text: 'Trying again' });
