import { defineMessages, plural } from '@ayana/contracts/language';

/** The words of the labels of samples. */
export const LABEL_MESSAGES = defineMessages('api/journeys/specimen-labels', {
  title: (number: string) => `Labels of ${number}`,
  file: (number: string) => `labels-${number}.pdf`,
  born: (year: number) => `born ${year}`,
  birth_unknown: 'year of birth not known',
  tests: (specimen: string, names: string) => `${specimen}: ${names}`,
  more: (names: string, count: number) =>
    `${names} ${plural(count, { one: 'and 1 more', other: `and ${count} more` })}`,
  taken: (moment: string) => `Taken ${moment}`,
  not_taken: 'Taken: ____ . ____ . ________  ____ : ____',
  unprinted_name: (problem: string) => `Name of the patient: ${problem} The case manager can change it.`,
  report_later: 'The report can be opened once every value was reviewed.',
});
