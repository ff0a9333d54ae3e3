import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/last-seen', {
  asOf: (day: string, time: string): string =>
    `We cannot be reached at the moment. This is how it was ${day} at ${time}. It is read again by itself.`,
});
