import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-partner/work-order', {
  line: (number: string, names: string, name: string, day: string): string =>
    `${number} · ${names} · ordered by ${name}, ${day}`,
  critical: (tests: string): string => `Critical: ${tests}`,
});
