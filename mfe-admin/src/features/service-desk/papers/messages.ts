import { defineMessages } from '@ayana/contracts/language';

/** What is said about the papers of a request. */
export const messages = defineMessages('mfe-admin/service-desk/papers', {
  title: 'Papers',
  add: 'Add papers',
  empty: 'No papers yet. The team and the person who asked can add them.',
  chosen: 'Papers of this request',
  none: 'No papers are added.',
  hint: 'What helps those who do it: a letter, a ticket, a photo.',
  enough: (limit: number): string => `A request can have ${limit} papers when it is sent. You can add more afterwards.`,
  someone: 'Someone whose account no longer exists',
});
