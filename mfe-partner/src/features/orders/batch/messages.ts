import { defineMessages, plural } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-partner/orders/batch', {
  title: 'Enter results',
  lead: 'Every order whose sample is with you, in one table. Enter and Tab move down. Each order is saved by itself.',
  table: 'Results of all orders',
  more: 'Only the most urgent orders are shown. More follow once these are entered.',
  tableOf: (number: string): string => `Results of ${number}`,
  saveAll: (count: number): string => plural(count, { one: 'Save 1 order', other: `Save ${count} orders` }),
  unsaved: (count: number): string =>
    plural(count, {
      0: 'Everything is saved.',
      one: '1 order has unsaved values.',
      other: `${count} orders have unsaved values.`,
    }),
  save: 'Save',
  saveOf: (number: string): string => `Save the results of ${number}`,
  finish: 'All entered, to review',
  finishOf: (number: string): string => `All results of ${number} are entered`,
  open: 'Open',
  openOf: (number: string): string => `Open order ${number}`,
  saving: 'Saving',
  failed: 'The orders couldn’t be loaded.',
  retry: 'Try again',
  empty: {
    title: 'No results to enter',
    text: 'Orders appear here once their sample was taken. Take it in the worklist.',
    action: 'Open the worklist',
  },
});
