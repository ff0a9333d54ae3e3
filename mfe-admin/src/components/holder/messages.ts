import { defineMessages } from '@ayana/contracts/language';

/** Who has a piece of work: a colleague, who covers for them, or a group. */
export const messages = defineMessages('mfe-admin/holder', {
  group: (name: string): string => `Group: ${name}`,
  covered: (name: string): string => `away, ${name} covers`,
  forAway: (name: string): string => `for ${name}`,
  ofGroup: (name: string): string => `from ${name}`,
});
