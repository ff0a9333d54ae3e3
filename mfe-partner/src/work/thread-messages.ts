import { defineMessages } from '@ayana/contracts/language';

export const threadMessages = defineMessages('mfe-partner/work-thread', {
  label: 'Messages with the case manager',
  with: (name: string): string => `You write with ${name}, the case manager.`,
  team: 'You write with the case managers.',
  empty: 'Nothing has been written yet. Ask what you need to know: the case manager reads it here.',
  placeholder: 'Write to the case manager',
  needed: 'Please write something first.',
  roles: { staff: 'case manager', assignee: 'you or a colleague' },
});
