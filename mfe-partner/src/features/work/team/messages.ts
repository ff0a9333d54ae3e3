import { defineMessages } from '@ayana/contracts/language';

/** What the card about the people of an organisation and a piece of its work says. */
export const messages = defineMessages('mfe-partner/work/team', {
  title: 'Who of us has this',
  failed: 'This part couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
  saving: 'Saving',
  nobody: 'Nobody has it yet.',
  mine: 'You have it.',
  has: (name: string): string => `${name} has it.`,
  coversFor: (name: string, until: string): string => `${name}, whose work it is, is away until ${until}.`,
  away: (name: string): string => `${name} (away)`,
  take: 'I take it',
  giveBack: 'Give it back to nobody',
  gone: 'A former account',
  changedBy: (by: string, day: string): string => `${by}, ${day}`,
  handOver: {
    open: 'Hand over',
    title: 'Hand this work to a colleague',
    text: 'Your colleague is notified by bell and e-mail.',
    to: 'Colleague',
    choose: 'Choose a colleague',
    needed: 'Please choose a colleague.',
    note: 'Note',
    noteHint: 'Only people of your organisation read it, here in the portal.',
    submit: 'Hand over',
  },
  history: {
    title: 'Hand-overs',
    to: (name: string): string => `To ${name}`,
    toNobody: 'To nobody',
  },
  notes: {
    title: 'Internal notes',
    text: 'Only people of your organisation read these notes: not the patient, and not the case manager.',
    empty: 'No notes yet.',
    add: 'Add a note',
    label: 'Note',
    needed: 'Please write a note.',
    submit: 'Save the note',
  },
});
