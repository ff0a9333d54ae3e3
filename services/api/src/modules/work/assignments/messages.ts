import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What the staff read about those who can get a piece of work. */
export const ASSIGNMENT_MESSAGES = defineMessages('api/journeys/assignments', {
  recommended: (score: number): string => `Recommended for the treatment, ${number(score)} of 100`,
  gives_treatment: 'Gives the treatment',
  of_field: 'Gives other treatments of this field',
  other_field: 'Of another field',
  in_city: (city: string): string => `In ${city}, as the patient prefers`,
  speaks: 'Speaks the patient’s language',
  expired: 'A licence of theirs has expired',
  open_work: (count: number): string =>
    plural(count, { 0: 'Nothing open', one: '1 piece of work open', other: `${number(count)} pieces of work open` }),
});
