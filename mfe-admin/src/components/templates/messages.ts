import { defineMessages } from '@ayana/contracts/language';

/** Choosing a template where a text is written. */
export const messages = defineMessages('mfe-admin/templates', {
  templates: 'Templates',
  reading: 'Loading templates',
  noTemplates: 'There are no templates yet.',
  edit: 'Edit templates',
  templatesFailed: 'The templates couldn’t be loaded.',
  before: 'The mail begins with',
  after: 'It ends with',
  twice: (greeting: string): string => `The mail begins with “${greeting}” already. Leave the greeting out.`,
});
