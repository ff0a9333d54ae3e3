import { defineMessages } from '@ayana/contracts/language';

/** Texts of the parts of every public page. */
export const PAGE_LAYOUT_MESSAGES = defineMessages('mfe-public/page-layout', {
  breadcrumbs: 'Pages above this one',
  on_this_page: 'On this page',
  sources: 'Sources',
  print: 'Print this page',
  reviewed: (specialization: string, on: string, next: string): string =>
    `Medical review by a consultant in ${specialization}, ${on}. Next review by ${next}.`,
  read: (when: string): string => `, read ${when}`,
});
