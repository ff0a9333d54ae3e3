import { defineMessages, plural } from '@ayana/contracts/language';

/** What every screen of the catalogue's upkeep says. */
export const messages = defineMessages('mfe-admin/catalogue', {
  columns: { state: 'State', updated: 'Changed' },
  filters: { label: 'Filters', state: 'State' },
  states: { active: 'Active', inactive: 'Removed' },
  hidden: 'Hidden with its hospital',
  retry: 'Try again',
  changedBy: (name: string): string => `Changed by ${name}`,
  changed: 'Changed',
  fromSeed: 'Not changed since it was set up',
  preview: 'View public page',
  remove: 'Remove',
  restore: 'Restore',
  busy: 'Saving',
  removed: 'It is removed: the public pages, lists and the search do not show it.',
  notDone: 'That did not work.',
  stale:
    'Someone else has changed this since you opened it. The page shows the change now. Please look, then try again.',
  removal: {
    title: (name: string): string => `Remove ${name}?`,
    text: 'The public pages, lists and the search will not show it any more. You can restore it at any time.',
    hides: (what: string): string =>
      `The public pages, lists and the search will not show it any more, and with it ${what}. You can restore it at any time.`,
    blockedTitle: (name: string): string => `${name} cannot be removed yet`,
    blocked: (what: string): string => `It still has ${what}. Please move them first.`,
    close: 'Close',
  },
  dependents: {
    doctors: (count: number): string => plural(count, { one: '1 doctor', other: `${count} doctors` }),
    hospitals: (count: number): string => plural(count, { one: '1 hospital', other: `${count} hospitals` }),
    recommendations: (count: number): string =>
      plural(count, { one: '1 recommendation', other: `${count} recommendations` }),
    appointments: (count: number): string =>
      plural(count, { one: '1 booked appointment', other: `${count} booked appointments` }),
  },
  form: {
    add: 'Add',
    adding: 'Adding',
    saved: 'Saved',
    savedText: 'The public pages show it now.',
    required: (label: string): string => `Please fill in: ${label}.`,
    choose: 'Choose …',
    lines: 'One a line.',
    addTo: (label: string): string => `Add: ${label}`,
    take: (label: string): string => `Remove ${label}`,
    first: (label: string): string => `Make ${label} the main one`,
    main: 'main',
    removeRow: (row: string): string => `Remove: ${row}`,
    waiting: 'You are offline. It is saved when you are back online.',
    yes: 'Yes',
    no: 'No',
  },
});
