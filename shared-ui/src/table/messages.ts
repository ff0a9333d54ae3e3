import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What every table says. */
export const messages = defineMessages('shared-ui/table', {
  view: 'View',
  compact: 'Compact rows',
  columns: 'Columns',
  shortcuts: {
    all: 'Keyboard shortcuts',
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the row',
    select: 'Select the row',
    search: 'Search the list',
    density: 'Compact rows on or off',
  },
  sort: 'Sort by',
  ascending: (column: string): string => `${column}, first to last`,
  descending: (column: string): string => `${column}, last to first`,
  keys: 'Arrow keys move between rows, Enter opens one, Space selects it, and a question mark lists the shortcuts.',
  select: (name: string): string => `Select ${name}`,
  selectAll: 'Select all loaded rows',
  selected: (count: number): string => `${number(count)} selected`,
  clear: 'Clear selection',
  actions: 'Actions on the selected rows',
  unseen: (count: number): string => plural(count, { one: 'Show 1 new', other: `Show ${count} new` }),
  loading: 'Loading more',
  more: 'Load more',
  end: 'End of the list',
  retry: 'Retry',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
});
