import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What acts on rows of a list say. */
export const messages = defineMessages('mfe-admin/rows', {
  changed: (count: number): string => plural(count, { one: '1 was changed.', other: `${number(count)} were changed.` }),
  partly: (changed: number, all: number): string => `${number(changed)} of ${number(all)} changed.`,
  meanwhile: (count: number): string =>
    plural(count, {
      one: '1 was changed by a colleague meanwhile:',
      other: `${number(count)} were changed by a colleague meanwhile:`,
    }),
  again: 'They are still selected, as they are now.',
  close: 'Close',
  busy: 'Saving',
  state: 'Change state',
  owner: 'Assign',
  stateOf: (name: string): string => `Change the state of ${name}`,
  ownerOf: (name: string): string => `Change who has ${name}`,
  keys: { state: 'Change the state of the row', owner: 'Change who has the row' },
  next: 'New state',
  choose: 'Choose',
  stateNeeded: 'Please choose a state.',
  assignMe: 'Assign to me',
  assign: 'Assign to a colleague',
  colleague: 'Colleague',
  holder: 'Colleague or group',
  colleagueNeeded: 'Please choose a colleague.',
});
