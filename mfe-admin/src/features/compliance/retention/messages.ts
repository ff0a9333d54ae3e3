import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page of retention says. */
export const messages = defineMessages('mfe-admin/compliance/retention', {
  rules: 'Rules',
  rulesNote: 'A rule counts once an administrator has tried it with the same number of days, and switched it on.',
  columns: {
    rule: 'What is removed',
    keep: 'Kept for',
    state: 'State',
    tried: 'Last dry run',
    ran: 'Last run',
    actions: 'Actions',
  },
  on: 'Switched on',
  off: 'Switched off',
  days: (count: number): string => plural(count, { one: '1 day', other: `${count} days` }),
  never: 'Never',
  would: (count: number): string => plural(count, { one: '1 would be removed', other: `${count} would be removed` }),
  removed: (count: number): string => plural(count, { one: '1 removed', other: `${count} removed` }),
  failed: 'The rules couldn’t be loaded',
  try: 'Dry run',
  tryOf: (rule: string): string => `Dry run: ${rule}`,
  moreOf: (rule: string): string => `More: ${rule}`,
  change: 'Change the days',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  runNow: 'Run now',
  dry: {
    title: 'Dry run',
    text: 'Counts what would be removed today. Nothing is removed.',
    days: 'Days to keep it',
    daysHint: (min: number, max: number): string => `From ${min} to ${max}.`,
    daysWrong: (min: number, max: number): string => `Please enter a whole number from ${min} to ${max}.`,
    submit: 'Count',
    found: (count: number): string =>
      plural(count, { one: '1 row would be removed.', other: `${count} rows would be removed.` }),
  },
  edit: {
    title: 'Change the days',
    text: 'The rule is switched off until it was tried with this number.',
    submit: 'Save',
  },
  confirm: {
    switchOn: {
      title: (rule: string): string => `Switch on: ${rule}`,
      text: 'From tonight on, what is over its time is removed every night. What was removed does not come back.',
    },
    switchOff: {
      title: (rule: string): string => `Switch off: ${rule}`,
      text: 'Nothing more is removed by this rule until it is switched on again.',
    },
    run: {
      title: (rule: string): string => `Remove now: ${rule}`,
      text: 'What is over its time is removed at once, without waiting for the night. It does not come back.',
    },
  },
  runs: {
    title: 'Runs',
    note: 'Dry runs and what was removed, the latest first.',
    none: 'No run yet.',
    failed: 'The runs couldn’t be loaded.',
    columns: { when: 'When', rule: 'Rule', what: 'What', keep: 'Kept for', by: 'By' },
    clock: 'The clock',
  },
});
