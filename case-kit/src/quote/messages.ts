import { defineMessages, plural } from '@ayana/contracts/language';

/** The words on a quote, as the patient and the hospital read them. */
export const messages = defineMessages('case-kit/quote', {
  surgeon: 'Surgeon',
  surgeonOpen: 'Not named yet',
  room: 'Room',
  days_in_hospital: 'In hospital',
  days_in_india: 'In India',
  deposit: 'Deposit',
  exclusions: 'Not included',
  refund: 'Money back',
  days: (count: number): string => plural(count, { one: '1 day', other: `${count} days` }),
  unsaid: 'Not said',
  notGiven: 'Not given by the hospital',
  differs: 'differs',
  extra: (amount: string): string => `${amount} more`,
  withExtras: (amount: string): string => `${amount} with everything that is not in the price`,
  notInPrice: 'Not in the price',
  notMentioned: 'Not mentioned',
  pdfFailed: 'The PDF couldn’t be loaded',
  oneSum: {
    patient:
      'One sum for everything: what it includes cannot be compared with other quotes. Ask the hospital for its parts.',
    hospital:
      'This is one sum for everything. The patient is told that it cannot be compared: better name what it is made of.',
  },
  times: (count: number, amount: string): string => `${count} × ${amount}`,
});
