import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The texts about bills: refusals, what the patient hears, and the paper. */
export const BILL_MESSAGES = defineMessages('api/journeys/bills', {
  not_accepted: 'A bill is written once the patient has accepted the quote.',
  one_draft: 'A draft of a bill is there already. Finish it first.',
  final_sent: 'The final bill was sent. Correct it instead.',
  not_draft: 'This bill was sent. Write a correction of it.',
  not_correctable: 'Only the bill that is valid now can be corrected.',
  unknown_line: 'This line is not in the quote.',
  line_twice: 'This line of the quote is on the bill already.',
  quantity: 'Please enter a number from 1 on: this line is not in the quote.',
  no_price: 'Add at least one line with a price before it is sent.',
  explain: 'Please say why this differs from the quote.',
  reason: 'Please say why the bill is corrected.',
  sent_title: {
    interim: (hospital: string) => `An interim bill from ${hospital}`,
    final: (hospital: string) => `The final bill from ${hospital}`,
  },
  sent: {
    same: (total: string) => `${total} in all, as in the quote.`,
    more: (total: string, difference: string) =>
      `${total} in all, ${difference} more than the quote. The hospital explains each difference.`,
    less: (total: string, difference: string) =>
      `${total} in all, ${difference} less than the quote. The hospital explains each difference.`,
    other: (total: string) =>
      `${total} in all, as in the quote, from other lines. The hospital explains each difference.`,
  },
  paper: {
    title: {
      interim: (hospital: string) => `Interim bill from ${hospital}`,
      final: (hospital: string) => `Final bill from ${hospital}`,
    },
    subject: (version: number) => `Version ${version}, by way of ${BRAND.name}`,
    lead: (version: number, day: string) => `Version ${version}. Sent on ${day}.`,
    draft: (version: number) => `Version ${version}. A draft: it has not been sent.`,
    reason: (reason: string) => `It takes the place of an earlier version: ${reason}`,
    columns: { what: 'What', quoted: 'Quote', billed: 'Bill', difference: 'Difference' },
    times: (quantity: string, price: string) => `${quantity} × ${price}`,
    kinds: { added: 'Not in the quote', left_out: 'Not needed', changed: 'Differs from the quote' },
    why: (kind: string, explanation: string) => `${kind}: ${explanation}`,
    total: 'Total',
    deposit_paid: 'Deposit paid',
    other_paid: 'Room fee paid',
    amount_due: 'Amount due',
    returned: 'To be returned to you',
    same: 'This bill is the same as the quote.',
    note: 'Note from the hospital',
    file: (number: string) => `bill-${number}.pdf`,
  },
});
