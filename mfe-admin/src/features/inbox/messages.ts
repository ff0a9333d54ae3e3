import type { InboxAge, InboxKind, InboxStatus } from '@ayana/contracts/inbox';
import type { DueGroup, InboxView } from './data/views-and-groups';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const kinds: Record<InboxKind, string> = {
  contact: 'Contact form',
  consultation: 'Free consultation',
  video_consultation: 'Video consultation',
};

const statuses: Record<InboxStatus, string> = {
  new: 'New',
  claimed: 'Claimed',
  confirmed: 'Confirmed',
  answered: 'Answered',
  closed: 'Closed',
};

const groups: Record<DueGroup, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  later: 'Tomorrow and later',
  stopped: 'Answered or confirmed',
  closed: 'Closed',
};

const views: Record<InboxView, string> = { mine: 'Mine and unassigned', open: 'All open', closed: 'Closed' };

const ages: Record<InboxAge, string> = { today: 'Last 24 hours', week: 'Last 7 days', older: 'Older than 7 days' };

/** The label of the button that moves a request to a status. */
const moves: Record<InboxStatus, string> = {
  new: 'Return to the team',
  claimed: 'Reopen',
  confirmed: 'Confirm the time',
  answered: 'Mark as answered',
  closed: 'Close',
};

const NUMBERS = new Intl.NumberFormat('en');
const number = (count: number): string => NUMBERS.format(count);

/** What the staff's inbox says. */
export const messages = {
  title: 'Waiting for you',
  desk: 'Chennai',
  theirPlace: 'the visitor’s place',
  kinds,
  statuses,
  groups,
  views,
  ages,
  moves,
  viewsLabel: 'Views of the list',
  listLabel: 'Requests',
  counts({ late, today, later }: { late: number; today: number; later: number }): string {
    const parts = [late > 0 ? `${number(late)} late` : '', today > 0 ? `${number(today)} due today` : ''].filter(
      Boolean,
    );
    if (parts.length > 0) return `${parts.join(', ')}.`;
    return later > 0 ? `Nothing due today, ${number(later)} later.` : 'Nothing is due.';
  },
  itIs: (moment: string): string => `It is ${moment} in Chennai.`,
  unread: 'Not opened yet',
  repeated: {
    chip: 'Repeated',
    short: (earlier: number): string =>
      `${plural(earlier, 'request', 'requests')} within the hour before named the same address or number`,
    title: (earlier: number): string => `One of at least ${earlier + 1} requests within an hour for the same person.`,
    text: 'They name the same e-mail address or phone number, so no acknowledgement was sent for this one. Someone else may have filled in the forms; a real request may be among them.',
  },
  arrived: (name: string): string => `New request from ${name}`,
  receivedAt: (moment: string): string => `Received ${moment}`,
  filter: {
    open: 'Filter',
    openWith: (count: number): string => `Filter, ${count} set`,
    label: 'Filter the list',
    kind: 'Kind',
    status: 'Status',
    country: 'Country',
    age: 'Received',
    repeated: 'Repeated requests',
    repeatedChoices: { true: 'Only repeated', false: 'Without repeated' },
    overdue: 'Only overdue',
    any: 'Any',
    clear: 'Clear filters',
  },
  empty: {
    title: 'No requests here',
    mine: 'New requests from the site appear here as soon as they are sent.',
    open: 'There are no open requests. New ones appear here as soon as they are sent.',
    closed: 'Closed requests appear here; you can reopen them.',
    filtered: 'No request matches these filters.',
  },
  none: {
    title: 'Choose a request',
    text: 'You see here what the visitor wrote, when a reply is due and what has happened so far.',
    keys: 'Press ? for shortcuts',
  },
  failed: {
    list: 'The requests couldn’t be loaded.',
    stale: 'The list couldn’t be refreshed. This is the last loaded version.',
    detail: 'This request couldn’t be loaded.',
    retry: 'Retry',
  },
  missing: {
    title: 'This request does not exist',
    text: 'The link may be incomplete, or the request may have been removed.',
    action: 'Back to the list',
  },
  loadMore: 'Show older requests',
  loadingMore: 'Loading older requests',
  loading: 'Loading the request',
  back: 'Requests',
  claim: 'Claim',
  claiming: 'Claiming',
  more: 'More actions',
  call: 'Call',
  mail: 'E-mail',
  needs: {
    owner: 'Now: needs an owner and a first reply',
    you: 'Now: needs your first reply',
    other: (name: string): string => `Now: needs a first reply from ${name}`,
  },
  atZero: 'After that it is first in everyone’s list, as overdue.',
  dueNext: 'Reply due. After that it is first in the list, as overdue.',
  wasDue: 'Reply was due',
  taken: (name: string): string => `${name} has already claimed this request. The list is up to date.`,
  viewers: (names: readonly string[]): string =>
    `${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)} ${names.length === 1 ? 'has' : 'have'} this request open, too.`,
  refused: (reason: string): string => `That did not work: ${reason}`,
  facts: {
    label: 'About the visitor and the request',
    asksFor: 'Asks for',
    prefers: 'Prefers to talk',
    agreed: 'Agreed',
    contact: 'Contact',
    noPhone: 'No telephone number given',
    noPlace: 'Country not given',
    timeUnknown: 'Their time zone is not known',
    ways: { video: 'By video, 45 minutes', phone: 'By telephone, 30 minutes' },
    theirs: (place: string): string => `In ${place}`,
    givenZone: (zone: string): string => `They gave ${zone}`,
    more: 'Also written',
    nothing: 'Nothing more was written.',
  },
  fields: {
    interested_procedure: 'Procedure',
    procedure_interest: 'Procedure',
    specialization: 'Specialisation',
    medical_condition: 'Condition',
    additional_info: 'Message',
    notes: 'What the doctor should know',
    trip_estimate: 'Trip cost estimate',
    reason: 'Reason',
    doctor_id: 'Doctor',
  },
  timeline: {
    label: 'What happened',
    asked: {
      contact: (name: string): string => `${name} wrote to us on the site`,
      consultation: (name: string): string => `${name} asked for a free consultation`,
      video_consultation: (name: string): string => `${name} asked for a video consultation`,
    } satisfies Record<InboxKind, (name: string) => string>,
    acknowledged: 'Acknowledged by e-mail',
    you: 'You',
    someone: 'Someone on the team',
    claimed: 'claimed this request',
    released: 'returned it to the team',
    confirmed: 'confirmed the consultation',
    answered: 'marked it as answered',
    closed: 'closed it',
    note: 'internal note',
    replied: 'replied',
    replySent: 'The reply was handed to the mail server',
    mailFailed: 'A mail could not be delivered',
    booked: 'Booked a doctor’s time',
    moved: 'Moved by the visitor',
    cancelled: 'Cancelled by the visitor',
    talk: 'The consultation',
  },
  composer: {
    label: 'Write',
    reply: 'Reply by e-mail',
    note: 'Internal note',
    replyPlaceholder: (name: string): string => `Dear ${name},`,
    notePlaceholder: 'For the team only. The visitor does not see it.',
    byMail: (address: string): string => `By e-mail to ${address}.`,
    teamOnly: 'The team sees it immediately.',
    kept: 'Saved on this device.',
    left: (count: number): string => plural(count, 'character left.', 'characters left.'),
    send: 'Send',
    sending: 'Sending',
    claimAndSend: 'Claim and send',
    reopenAndSend: 'Reopen and send',
    addNote: 'Add note',
    adding: 'Adding',
    missingReply: 'Write the reply first.',
    missingNote: 'Write the note first.',
    sent: 'Sent.',
    added: 'Note added.',
  },
  confirm: {
    open: 'Confirm the time',
    title: 'Confirm the consultation',
    text: (name: string): string => `${name} gets a mail with the time and a calendar file.`,
    date: 'Date',
    time: 'Time',
    zone: 'Time zone',
    asGiven: (zone: string): string => `${zone}, as the visitor gave it`,
    submit: 'Confirm and send the mail',
    busy: 'Confirming',
    past: 'This time has passed. Choose a later one.',
    missingDate: 'Choose the date.',
    missingTime: 'Choose the time.',
    missingZone: 'Choose the time zone.',
  },
  keys: {
    title: 'Keyboard shortcuts',
    text: 'They work while you are not typing.',
    open: 'Shortcuts',
    use: 'Use these shortcuts',
    list: [
      ['j', 'Next request'],
      ['k', 'Previous request'],
      ['c', 'Claim the open request'],
      ['r', 'Reply to the open request'],
      ['?', 'Show the shortcuts'],
    ],
  },
} as const;
