import { defineMessages } from '@ayana/contracts/language';

export const threadMessages = defineMessages('mfe-partner/work-thread', {
  label: 'Messages with the case manager',
  with: (name: string): string => `You write with ${name}, the case manager.`,
  team: 'You write with the case managers.',
  empty: 'Nothing has been written yet. Ask what you need to know: the case manager reads it here.',
  placeholder: 'Write to the case manager',
  needed: 'Please write something first.',
  threads: 'Messages of this work',
  tabs: { partner: 'Case manager', traveller: 'Traveller' },
  traveller: {
    label: 'Messages with the traveller',
    lead: 'You write with the traveller. The case managers can read it. From two days before the trip until a day after it.',
    empty: 'Nothing has been written yet. Say where you wait, and how you are recognised.',
    placeholder: 'Write to the traveller',
  },
  roles: { staff: 'case manager', assignee: 'you or a colleague', patient: 'traveller' },
});
