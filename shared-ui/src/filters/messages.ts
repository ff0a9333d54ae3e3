import { defineMessages, plural } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/filters', {
  clear: 'Clear filters',
  takeAway: 'Remove this filter',
  filters: (chosen: number): string => `Filters${plural(chosen, { 0: '', other: ` (${chosen})` })}`,
  chosen: (filter: string, value: string, others: number): string =>
    `${filter}: ${value}${plural(others, { 0: '', other: ` +${others}` })}`,
});
