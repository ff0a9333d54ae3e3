import { defineMessages } from '@ayana/contracts/language';

/** What has already what was asked for. */
export const messages = defineMessages('mfe-admin/takers', {
  label: 'What has it',
  owner: (name: string): string => `of ${name}`,
  until: (time: string): string => `until ${time}`,
});
