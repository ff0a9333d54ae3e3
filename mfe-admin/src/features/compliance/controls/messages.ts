import { defineMessages, plural } from '@ayana/contracts/language';
import type { ControlState, ControlTransition } from '@ayana/contracts/operations';

const transitions: Record<ControlTransition, string> = { retire: 'Retire', restore: 'Use again' };
const states: Record<ControlState, string> = { active: 'Active', retired: 'Retired' };

/** What the pages of controls say. */
export const messages = defineMessages('mfe-admin/compliance/controls', {
  transitions,
  states,
  add: 'New control',
  filters: { label: 'Filters', q: 'Search controls', state: 'Use' },
  columns: { title: 'Control', standing: 'State', requirements: 'Meets', owner: 'Owner', use: 'Use' },
  table: {
    label: 'Controls',
    empty: { title: 'No controls yet', text: 'Enter what is done so that a requirement is met.' },
    filtered: 'No control matches these filters.',
    failed: 'The controls couldn’t be loaded',
  },
  meets: (count: number): string => plural(count, { one: '1 requirement', other: `${count} requirements` }),
  form: {
    newTitle: 'New control',
    editTitle: 'Change this control',
    title: 'What is done',
    titleHint: 'As a sentence, such as “Backups are restored in a test every month”.',
    text: 'How',
    requirements: 'Requirements that it meets',
    requirementsNeeded: 'Please choose at least one requirement.',
    requirementsFailed: 'The requirements couldn’t be loaded.',
    submit: 'Add control',
  },
  link: {
    title: 'Use a control that exists',
    text: 'It then counts for this requirement as well.',
    control: 'Control',
    choose: 'Choose a control',
    needed: 'Please choose a control.',
    none: 'Every active control is already here.',
    failed: 'The controls couldn’t be loaded.',
    submit: 'Use it',
  },
  detail: {
    failed: 'This control couldn’t be loaded',
    requirements: 'Meets',
    facts: 'About it',
    updated: 'Changed',
    use: 'Use',
  },
});
