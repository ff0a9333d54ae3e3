import { defineMessages } from '@ayana/contracts/language';

/** Texts beside the specification's own, which are in the contracts. */
export const ACCESS_DENIED_MESSAGES = defineMessages('shell/identity/access-denied', {
  account: 'Account',
  status: 'Status',
  write_to: 'Write to',
  opens: 'Your portal opens automatically once you have a role.',
  profile: 'Your account and your application',
  unknown_title: 'This page is older than your role',
  unknown_text: 'Your account has a role that this page does not know yet. Update the page, or ask our support.',
  unknown_role: 'Role',
  update: 'Update the page',
});
