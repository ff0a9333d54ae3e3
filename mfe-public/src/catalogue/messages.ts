import { defineMessages, plural } from '@ayana/contracts/language';

export const CATALOGUE_MESSAGES = defineMessages('mfe-public/catalogue', {
  indicative: (facts: string): string => `${facts}, indicative, 2026.`,
  experience: (years: number, languages: string): string =>
    `${plural(years, { one: '1 year', other: `${years} years` })} · ${languages}`,

  ratings: {
    sample: (count: number): string => plural(count, { one: '1 sample rating', other: `${count} sample ratings` }),
    record: 'rating in our record',
    record_count: (count: number): string =>
      plural(count, { one: '1 rating in our record', other: `${count} ratings in our record` }),
  },
});
