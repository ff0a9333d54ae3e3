import { defineMessages } from '@ayana/contracts/language';

/** Texts beside the specification's own, which are in the contracts. */
export const ACCESS_DENIED_TEXTS = defineMessages('shell/identity/access-denied', {
  account: 'Account',
  status: 'Status',
  write_to: 'Write to',
  opens: 'Your portal opens automatically once you have a role.',
  profile: 'Your account and your application',
});
