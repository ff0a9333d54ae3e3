import { defineMessages, plural } from '@ayana/contracts/language';

/** What the pages of escalation share. */
export const messages = defineMessages('mfe-admin/escalation', {
  title: 'Escalation management',
  tabs: { label: 'Escalation', runs: 'Runs', chains: 'Chains', onCall: 'On call' },
  test: 'Test',
  archived: 'Archived',
  busy: 'Please wait',
  more: 'More actions',
  step: (number: number) => `Step ${number}`,
  by: (channels: string) => `By ${channels}`,
  onCallOf: (rota: string) => `Who is on call: ${rota}`,
  gone: 'Someone who is gone',
  waitHours: (hours: number) => `Then waits ${plural(hours, { one: '1 hour', other: `${hours} hours` })}`,
  waitMinutes: (minutes: number) => `Then waits ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}`,
  atOnce: 'The next step follows at once',
  rounds: (rounds: number) => plural(rounds, { one: 'One round', other: `${rounds} rounds` }),
  steps: (steps: number) => plural(steps, { one: '1 step', other: `${steps} steps` }),
});
