import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/export', {
  export: 'Export CSV',
  exporting: 'Exporting',
  saved: (name: string): string => `Saved as ${name}.`,
  failed: 'The file couldn’t be created.',
});
