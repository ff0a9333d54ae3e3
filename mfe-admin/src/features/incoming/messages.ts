import { INCOMING_REASONS, INCOMING_STATES } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

type Of<Keys extends readonly string[]> = Record<Keys[number], string>;

/** Messages by email and text that are in no thread. */
export const messages = defineMessages('mfe-admin/incoming', {
  title: 'Not placed',
  lead: 'Emails and text messages that no case was found for. Nobody has confirmed who sent them.',
  one: (from: string): string => `Message from ${from}`,
  unknown: 'an unknown sender',
  failed: 'This message couldn’t be loaded.',
  filters: { label: 'Filter messages', status: 'Shown' },
  table: {
    label: 'Messages that are not placed',
    empty: { title: 'Nothing waits here', text: 'A message that no case is found for appears here.' },
    filtered: 'No message is like this.',
    failed: 'The messages couldn’t be loaded',
  },
  columns: { from: 'From', message: 'Message', why: 'Why it is here', received: 'Received' },
  states: {
    not_placed: 'Not placed',
    placed: 'Placed',
    automatic: 'Written by a machine',
    dismissed: 'Dismissed',
  } satisfies Of<typeof INCOMING_STATES>,
  reasons: {
    unknown_address: 'It was sent to no case we know',
    no_thread: 'Its case has no conversation yet',
    case_closed: 'Its case is closed',
    too_many: 'More than its case can take',
    unreadable: 'It could not be read',
    automatic: 'A machine wrote it: an absence notice, a list or an undelivered mail',
  } satisfies Of<typeof INCOMING_REASONS>,
  notConfirmed: 'Not confirmed',
  by: (channel: string, from: string): string => `By ${channel} from ${from}`,
  says: 'What it says',
  gone: 'Its words are in the conversation of the case.',
  emptied: 'What it said was removed after a month.',
  unreadable: 'Look at the original in the mailbox, in the folder “Taken”.',
  files: 'Files',
  open: (name: string): string => `Download ${name}`,
  notOpened: 'The file couldn’t be opened.',
  place: 'Put into a case',
  placeIn: (number: string, name: string): string => `Put into ${number}, ${name}`,
  suggested: 'Cases of this sender',
  toCase: (number: string): string => `Open ${number}`,
  handled: (name: string): string => `By ${name}`,
  placing: {
    title: 'Put this message into a case',
    text: 'It is unread in the conversation with the patient, marked as not confirmed. Its files wait there to be checked.',
    number: 'Case number',
    needed: 'Please enter the number of the case.',
    submit: 'Put it there',
    busy: 'Putting it there',
  },
  dismissing: {
    open: 'Belongs to no case',
    title: 'Does it belong to no case?',
    text: 'It leaves this list, and what it says is removed after a month.',
    submit: 'It belongs to no case',
    busy: 'Taking it off the list',
  },
});
