import { defineMessages } from '@ayana/contracts/language';

/** The last day of a visa, and its extensions. */
export const messages = defineMessages('case-kit/visa-period', {
  title: 'Last day of the visa',
  failed: 'The last day of the visa couldn’t be loaded.',
  stale: 'This is how it was before the connection was lost.',
  retry: 'Try again',
  none: 'Not known yet.',
  until: (day: string): string => `Valid until ${day}`,
  over: (day: string): string => `Ended on ${day}`,
  soon: 'An extension is asked for at the FRRO, best two weeks before the last day. The hospital writes a certificate for it.',
  said: (day: string, name: string, moment: string): string => `Until ${day}: ${name}, ${moment}`,
  saidWith: (day: string, reference: string, name: string, moment: string): string =>
    `Until ${day}, reference ${reference}: ${name}, ${moment}`,
  someone: 'a former colleague',
  enter: 'Enter the last day',
  extend: 'Enter an extension',
  form: {
    title: 'Last day of the visa',
    text: 'Of the visa, or of its extension, as it is written there. What is entered last counts.',
    day: 'Valid until',
    reference: 'Number of the visa or the extension',
    submit: 'Save',
    busy: 'Saving',
    done: 'The last day is entered',
    needDay: 'Please choose the last day.',
  },
});
