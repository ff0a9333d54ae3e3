import { defineMessages } from '@ayana/contracts/language';

export const MONEY_MESSAGES = defineMessages('mfe-public/money', {
  range: (low: string, high: string): string => `${low} to ${high}`,
});
