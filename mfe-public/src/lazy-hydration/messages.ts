import { defineMessages } from '@ayana/contracts/language';

export const LAZY_PART_MESSAGES = defineMessages('mfe-public/lazy-hydration', {
  title: 'Not Loaded Yet',
  not_loaded: 'This part of the page has not loaded. Please check your connection and try again.',
});
