import { defineMessages, select } from '@ayana/contracts/language';

/** What the search for a person says. */
export const messages = defineMessages('mfe-admin/person-picker', {
  none: 'No one found.',
  change: 'Change',
  me: 'Me',
  group: 'Group',
  away: (until: string, deputy: string | null): string =>
    select(deputy, { none: `Away until ${until}`, other: `Away until ${until}, ${deputy} covers` }),
  notAllowed: 'Accounts can’t be searched now, or only by administrators. Choose yourself, or ask one of them.',
});
