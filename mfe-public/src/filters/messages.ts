import { defineMessages, plural } from '@ayana/contracts/language';

export const FILTER_MESSAGES = defineMessages('mfe-public/filters', {
  filters: (chosen: number): string => plural(chosen, { 0: 'Filters', other: `Filters (${chosen})` }),
  apply: 'Show results',
  show: (found: string): string => `Show ${found}`,
  more: (count: number, of: string): string => plural(count, { one: '1 more', other: `${count} more ${of}` }),
  any: 'Any',
  remove: (what: string): string => `Remove ${what}`,
  chosen: 'Chosen',
  clear: 'Clear all',
  sort: 'Sort',
  city: 'City',
  cities: 'cities',
  languages: 'languages',
  departments: 'departments',
  show_more: (count: number): string => `Show ${count} more`,
  shown: (count: number, of: number): string => `${count} of ${of} shown`,
  map: 'The coast of India with the number found in each city',
});
