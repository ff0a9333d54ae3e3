import { defineMessages } from '@ayana/contracts/language';

/** Texts about the hour at another place. */
export const messages = defineMessages('shared-ui/time', {
  goodHour: 'A good time to call',
  poorHour: 'Not a good time to call',
  until: (moment: string): string => `until ${moment}`,
  from: (moment: string): string => `from ${moment}`,
});
