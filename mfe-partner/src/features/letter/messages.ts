import { defineMessages, plural } from '@ayana/contracts/language';

/** What a hospital's page of a referral says about the letter for the visa. */
export const messages = defineMessages('mfe-partner/letter', {
  failed: 'The letters couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. These are the last loaded ones.',
  retry: 'Try again',
  notYet: 'Once the patient has accepted your quote, you issue the letter for the visa here.',
  none: 'The patient waits for a letter. It is made from the case: you do not need to know the passport.',
  issue: 'Issue the letter',
  replace: 'Issue a new letter',
  withdraw: 'Take back',
  check: 'See what a consulate sees',
  earlier: (count: number): string => plural(count, { one: '1 earlier letter', other: `${count} earlier letters` }),
  issued: 'The letter is with the patient',
  withdrawing: {
    title: 'Take this letter back?',
    text: 'Its code shows at once that it is not valid any more.',
    submit: 'Take it back',
    busy: 'Taking it back',
  },
  form: {
    title: 'Letter for the visa',
    text: 'Name, passport, treatment and hospital come from the case. A letter that is valid now is replaced.',
    submit: 'Issue the letter',
    busy: 'Issuing',
  },
});
