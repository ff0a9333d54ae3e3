import { defineMessages, plural } from '@ayana/contracts/language';

/** Critical results on top of the first page. */
export const messages = defineMessages('mfe-partner/home/critical', {
  title: (count: number): string =>
    plural(count, {
      one: 'A critical result is not acknowledged.',
      other: `${count} critical results are not acknowledged.`,
    }),
  doctor: 'Please read it now, and say that you have seen it.',
  laboratory: 'The doctor has been told. Call if nobody answers.',
  told: (moment: string): string => `last told ${moment}`,
  open: 'Read the result',
  openOf: (tests: string, number: string): string => `Read the result: ${tests}, ${number}`,
});
