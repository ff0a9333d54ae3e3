import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('case-kit/discharge/flying', {
  flyingFrom: (day: string): string => `Fit to fly from ${day} on`,
});
