import { defineMessages } from '@ayana/contracts/language';
import type { SignalTransition } from '@ayana/contracts/operations';

const transitions: Record<SignalTransition, string> = {
  acknowledge: 'Acknowledge',
  snooze: 'Snooze',
  wake: 'Wake now',
  dismiss: 'Dismiss',
  reopen: 'Open again',
  open_incident: 'Open an incident',
  clear: 'Clear',
};
const done: Record<SignalTransition, string> = {
  acknowledge: 'acknowledged it',
  snooze: 'snoozed it',
  wake: 'woke it',
  dismiss: 'dismissed it',
  reopen: 'opened it again',
  open_incident: 'made it part of an incident',
  clear: 'ended it: its cause is over',
};

/** What the page of one signal says. */
export const messages = defineMessages('mfe-admin/operations/signal', {
  transitions,
  done,
  more: 'More actions',
  join: 'Add to a running incident',
  failed: 'This signal couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  title: (kind: string, subject: string): string => `${kind}: ${subject}`,
  of: {
    journey: 'Open the case',
    inbox_item: 'Open the enquiry',
    hospital: 'Open the hospital',
    own: 'Open what it counts',
    system: 'Open the activity',
  },
  found: 'What was found',
  facts: {
    about: 'About',
    found: 'Found',
    since: 'Since',
    opened: 'Opened',
    by: 'Acknowledged by',
    until: 'Snoozed until',
    reason: 'Reason',
    ended: 'Over',
    incident: 'Incident',
    definition: 'Definition',
    watched: 'How it is watched',
  },
  thread: {
    title: 'What was done',
    empty: 'Nothing yet.',
    opened: 'found it',
    grew: (found: string): string => `found more: ${found}`,
  },
  earlier: { title: 'Earlier about the same', none: 'There was none before.' },
  snooze: {
    title: 'Snooze the signal',
    text: 'It sleeps until then, and opens again by itself if its cause is not over.',
    quick: 'How long',
    hours: (hours: number): string => `${hours} h`,
    until: 'Until',
    untilHint: (place: string): string => `By the clock of ${place}; at most 30 days.`,
    untilNeeded: 'Please say until when.',
    reason: 'Reason',
    reasonNeeded: 'Please say why it can wait.',
    submit: 'Snooze',
  },
  dismiss: {
    title: 'Dismiss the signal',
    text: 'It ends, and the same cause does not open it again. Another cause does.',
    reason: 'Why this needs nobody',
    reasonNeeded: 'Please say why it is dismissed.',
    submit: 'Dismiss',
  },
  joining: {
    title: 'Add to a running incident',
    text: 'The incident gets the signal and its journey.',
    search: 'Search number or title',
    needed: 'Please choose an incident.',
    submit: 'Add the signal',
  },
});
