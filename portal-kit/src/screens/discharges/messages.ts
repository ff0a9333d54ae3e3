import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('portal-kit/discharges', {
  flyingFrom: (day: string): string => `Fit to fly from ${day} on`,
});
