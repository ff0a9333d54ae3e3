import { defineMessages, plural } from '@ayana/contracts/language';

/** The words of papers about the health of a patient. */
export const PAPER_HEALTH_MESSAGES = defineMessages('api/journeys/paper-health', {
  title: 'Health',
  as_of: 'About the health',
  fact: (name: string, value: string) => `${name}: ${value}`,
  age_label: 'Age',
  age: (years: number) => plural(years, { one: '1 year', other: `${years} years` }),
  age_unknown: 'Not known',
});
