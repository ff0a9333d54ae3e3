import { defineMessages, plural } from '@ayana/contracts/language';

/** What is said when another person saves a record while it is being edited. */
export const messages = defineMessages('shared-ui/edit-notice', {
  someone: 'Someone else',
  title: (name: string): string => `${name} saved this while you were editing`,
  saved: 'Saved',
  differ: (count: number): string =>
    plural(count, { one: 'One field differs from yours.', other: `${count} fields differ from yours.` }),
  compare: 'Compare',
  lead: 'Nothing you typed is lost. Choose a version for each field, or one for all; nothing is saved before you press Save.',
  theirs: (name: string): string => `Saved by ${name}`,
  mine: 'Yours',
  empty: 'Empty',
  closedTitle: (name: string): string => `${name} closed this while you were editing`,
  closedLead: 'It can no longer be changed. What you typed is still here, beside what was saved: copy what you need.',
  discard: 'Discard what I typed',
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
  go: 'Use what I chose',
  notAll: 'Please choose a version for each field first.',
  chosen: 'Your choice is in the form. Please look it over, then save.',
  taken: (name: string, fields: string): string =>
    `${name} saved this while you were editing: ${fields}. The form shows it, and what you typed is still here. Please look, then save.`,
});
