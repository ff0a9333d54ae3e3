import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('shell/rereading', {
  old: (time: string): string => `This page could not be updated. It shows what was there at ${time}.`,
  retry: 'Update now',
});
