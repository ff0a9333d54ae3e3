import { defineMessages } from '@ayana/contracts/language';

/** What the upkeep of the catalogue says. */
export const messages = defineMessages('mfe-admin/treatments', {
  title: 'Treatments',
  lead: 'What patients find in the search, the lists and the forms. Each change is public at once.',
  table: {
    label: 'Treatments',
    empty: { title: 'No treatments available.', text: 'Treatments appear here once they are added.' },
    filtered: 'No treatment matches these filters.',
    failed: 'Failed to load treatment data',
  },
  columns: {
    name: 'Treatment',
    category: 'Category',
    complexity: 'Complexity',
    price: 'Price in India',
    featured: 'Featured',
    state: 'State',
    updated: 'Changed',
    actions: 'Actions',
  },
  filters: {
    label: 'Filters',
    q: 'Search treatments',
    category: 'Category',
    complexity: 'Complexity',
    state: 'State',
    featured: 'Featured',
  },
  complexities: { low: 'Low', medium: 'Medium', high: 'High' },
  states: { active: 'Active', inactive: 'Removed' },
  add: 'New treatment',
  categories: 'Categories',
  import: 'Import',
  feature: (name: string): string => `Feature ${name}`,
  preview: 'View page',
  remove: 'Remove',
  restore: 'Restore',
  busy: 'Saving',
  stale:
    'Someone else has changed this treatment since you opened the list. It shows the change now. Please look, then try again.',
  removal: {
    title: 'Remove this treatment?',
    text: (name: string): string => `Nobody finds ${name} any more. You can restore it at any time.`,
  },
});
