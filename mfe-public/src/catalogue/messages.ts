import { defineMessages, plural } from '@ayana/contracts/language';

export const CATALOGUE_MESSAGES = defineMessages('mfe-public/catalogue', {
  indicative: (facts: string): string => `${facts}, indicative, 2026.`,
  experience: (years: number, languages: string): string =>
    `${plural(years, { one: '1 year', other: `${years} years` })} · ${languages}`,
});
