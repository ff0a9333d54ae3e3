import { defineMessages } from '@ayana/contracts/language';

/** What the activity page says. */
export const messages = defineMessages('mfe-admin/activity', {
  title: 'Activity',
  lead: 'Who changed accounts, requests and the catalogue, and when. Nobody can edit this list.',
  tabs: 'Kinds of activity',
  filters: { label: 'Filter the list', action: 'Action', from: 'From', to: 'To' },
  person: {
    actor: (name: string): string => `Done by ${name}`,
    subject: (name: string): string => `Done to ${name}`,
    someone: 'this person',
    about: (record: string): string => `About ${record}`,
    record: 'one record',
  },
  columns: { when: 'When', what: 'What', who: 'Who', account: 'Account', details: 'Details', request: 'Request' },
  notSignedIn: 'Not signed in',
  gone: 'Account deleted',
  oneself: 'themselves',
  byBrowser: 'reported by their browser',
  onlyBy: (name: string): string => `Only actions by ${name}`,
  onlyTo: (name: string): string => `Only actions on ${name}`,
  exported: (name: string): string => `Saved as ${name}. This export is in the list, too.`,
  table: {
    label: 'Activity, the newest first',
    empty: {
      title: 'No activity yet',
      text: 'Role changes, ended sessions, new and deleted accounts, sign-ins and exports appear here as they happen.',
    },
    filtered: 'No entry matches these filters.',
    failed: 'The activity couldn’t be loaded',
  },
});
