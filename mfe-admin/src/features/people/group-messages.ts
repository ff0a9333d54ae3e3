import { defineMessages, plural } from '@ayana/contracts/language';

/** Groups of the staff. */
export const messages = defineMessages('mfe-admin/people/groups', {
  title: 'Groups',
  text: 'A group can be given service requests and incidents: everyone of it hears of them, until one takes them.',
  none: 'There is no group yet.',
  failed: 'The groups couldn’t be loaded',
  stale: 'They couldn’t be refreshed. These are the last loaded ones.',
  retry: 'Retry',
  add: 'Add a group',
  open: (count: number): string => plural(count, { one: '1 not taken yet', other: `${count} not taken yet` }),
  edit: 'Change',
  editOf: (name: string): string => `Change the group ${name}`,
  remove: 'Remove',
  removeOf: (name: string): string => `Remove the group ${name}`,
  removed: (name: string): string => `${name} was removed.`,
  form: {
    add: 'Add a group',
    edit: (name: string): string => `Change ${name}`,
    name: 'Name',
    nameNeeded: 'Please enter a name.',
    purpose: 'What it is for',
    members: 'Members',
    add_member: 'Add a colleague',
    membersNeeded: 'A group needs at least one member.',
    remove: (name: string): string => `Take ${name} out`,
    submit: 'Save group',
    busy: 'Saving',
  },
});
