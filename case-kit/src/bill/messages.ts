import { defineMessages, plural } from '@ayana/contracts/language';

/** What a bill says beside its quote. */
export const messages = defineMessages('case-kit/bill', {
  name: (kind: string, version: number): string => `${kind}, version ${version}`,
  replaced: 'Replaced',
  sent: (day: string): string => `Sent ${day}`,
  reason: (reason: string): string => `It takes the place of an earlier version: ${reason}`,
  same: 'This bill is the same as the quote. There is nothing to explain.',
  more: (amount: string, count: number): string =>
    plural(count, {
      one: `${amount} more than the quote, in 1 line. The hospital says why.`,
      other: `${amount} more than the quote, in ${count} lines. The hospital says why.`,
    }),
  less: (amount: string, count: number): string =>
    plural(count, {
      one: `${amount} less than the quote, in 1 line. The hospital says why.`,
      other: `${amount} less than the quote, in ${count} lines. The hospital says why.`,
    }),
  other: 'In all it is the same as the quote, from other lines. The hospital says why.',
  columns: { what: 'What', quoted: 'Quote', billed: 'Bill', difference: 'Difference' },
  times: (count: string, price: string): string => `${count} × ${price}`,
  kinds: { changed: 'Differs', added: 'Not in the quote', left_out: 'Not needed' },
  none: '–',
  total: 'Total',
  amounts: {
    deposit: 'Deposit paid',
    room: 'Room fee paid',
    due: 'Amount due',
    returned: 'To be returned',
  },
  note: 'Note from the hospital',
  earlier: (count: number): string => plural(count, { one: '1 replaced bill', other: `${count} replaced bills` }),
  correct: 'Correct it',
  pdf: 'PDF',
  pdfOf: (bill: string): string => `${bill} as PDF`,
  pdfFailed: 'The PDF couldn’t be loaded',
  file: (bill: string): string => `${bill}.pdf`,
});
