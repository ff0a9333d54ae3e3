import { defineMessages, plural } from '@ayana/contracts/language';

export const SIGNAL_MESSAGES = defineMessages('api/operations/signals', {
  reason_needed: 'Please say why.',
  until_needed: 'Say until when it is snoozed.',
  until_passed: 'This moment has passed. Choose a later one.',
  until_far: (days: number) =>
    `A signal can be snoozed for at most ${plural(days, { one: '1 day', other: `${days} days` })}.`,
  until_unneeded: 'Only a snoozed signal has a moment until which it sleeps.',
  another_open: 'There is a newer signal about the same. Please work on that one.',
  nothing_to_change: 'Please change something.',
  out_of_range: (min: number, max: number) => `This must be between ${min} and ${max}.`,
  no_window: 'This counts nothing within a time, so it has no window.',
  window_needed: 'Say within how many minutes it is counted.',
  trial_needed: 'Try these values against the last 30 days first.',
  trial_unknown: 'There is no such trial of this definition.',
  trial_other: 'These are not the values that were tried.',
  trial_old: 'This trial is too old. Please try the values again.',
  own_trial: 'You tried these values. Another administrator puts them in force.',
  not_own_trial: 'Only who has tried these values asks for them.',
  in_force: 'These values are in force already.',
  trial_unneeded: 'A trial belongs to a changed threshold or window.',
  name_taken: 'There is a definition with this name already.',
  too_many: (most: number) => `There are ${most} definitions already. Remove one first.`,
  staff_only: 'Signals are sent to staff only.',
  unknown_chain: 'There is no such chain, or it is archived.',
  paged_title: (kind: string, number: string) => `${kind}: ${number}`,
  paged_several: (question: string, count: number) => `${question} There are ${count} at once.`,
});
