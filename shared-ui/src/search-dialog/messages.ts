import { defineMessages, plural } from '@ayana/contracts/language';

export const SEARCH_DIALOG_MESSAGES = defineMessages('shared-ui/search-dialog', {
  searching: 'Searching',
  found: (count: number): string => plural(count, { one: '1 result', other: `${count} results` }),
  nothing: (query: string): string => `Nothing found for “${query}”.`,
  nothing_hint: 'Check the spelling, or try fewer words.',
  failed: 'The search could not be completed. Pages are still found.',
  retry: 'Try again',
});
