import { BRAND } from '@ayana/contracts/brand';
import type { GuestCaseStatus } from '@ayana/contracts/guest-case';
import { defineMessages, plural } from '@ayana/contracts/language';

const statuses: Record<GuestCaseStatus, string> = {
  received: 'We have it',
  in_hand: 'A case manager has it',
  talk_agreed: 'Your talk is agreed',
  answered: 'We have answered',
  closed: 'Closed',
};

const next: Record<GuestCaseStatus, string> = {
  received: 'A case manager reads what you wrote and answers you. Reports that you send now are read with it.',
  in_hand: 'Your case manager answers you. Reports that you send now are read with it.',
  talk_agreed: 'You talk with us at the time below. Send your reports before it, and they are read.',
  answered: 'Read our answer in your email or below, and write to us: we go on from there.',
  closed: 'Write to us if you want to go on: a case manager reads it.',
};

/** What the page of a guest's case says. */
export const GUEST_CASE_MESSAGES = defineMessages('mfe-public/guest-case', {
  title: 'Your request',
  title_of: (number: string): string => `Your request ${number}`,
  lead: 'How far your request is. Send us your reports and write to us, without an account.',
  lead_ended: 'This page opens by the link in our email.',
  opening: 'Your request is being opened.',
  no_script:
    'This page needs JavaScript: the secret of your link stays in your browser. You can also answer our email or call us.',
  none_title: 'Open this page by the link in our email',
  none: `You find it in the first email that we sent you, under “Send your reports”. Or call us: ${BRAND.phone}.`,
  unknown_title: 'We do not know this link',
  unknown: 'It may be incomplete. Please open the link in our email once more, or copy all of it.',
  session_title: 'This page has closed',
  ended_title: 'This link has ended',
  failed_title: 'Your request couldn’t be loaded',
  again: 'Try again',
  sign_in: 'Sign in',
  register: 'Open an account',
  write_us: 'Write to us by the contact form',
  status: {
    heading: 'How far it is',
    status: 'Status',
    next: 'What happens next',
    who: 'Who answers',
    team: `A case manager of ${BRAND.name}, a person of our own team in Chennai`,
    until: 'Answer by',
    received: 'Received',
    talk: 'Your talk',
    video: (minutes: number): string => `by video, ${minutes} minutes`,
    phone: (minutes: number): string => `by phone, ${minutes} minutes`,
    with: (doctor: string): string => `with ${doctor}`,
    join: 'Join the talk',
    join_later: 'The email about your talk has the link to join it.',
    statuses,
    texts: next,
  },
  reports: {
    heading: 'Send your reports',
    lead: 'Letters of doctors, results, scans as PDF or picture. Our team reads them; nobody else does.',
    kind: 'What it is',
    sent: 'Sent',
    before: (count: number): string =>
      plural(count, { one: '1 report was sent by this link.', other: `${count} reports were sent by this link.` }),
    done: (name: string): string => `${name} has arrived.`,
  },
  write: {
    heading: 'Write to us',
    label: 'Your message',
    hint: 'In your own words and language. A case manager reads it.',
    send: 'Send message',
    sending: 'Sending',
    missing: 'Please write your message first.',
    no_answer: 'The server could not be reached. Your text is still here: please send it again.',
    done: 'Your message has arrived. We answer you by email and here.',
  },
  read: {
    heading: 'Messages and reports',
    team: (count: number): string =>
      plural(count, {
        0: 'We have not written here yet.',
        one: 'We have written 1 message to you.',
        other: `We have written ${count} messages to you.`,
      }),
    why: 'Messages and reports may be about your health. Only you should read them, so we text a code to your phone first.',
    ask: (end: string): string => `Text the code to the phone that ends with ${end}`,
    asking: 'Sending the code',
    asked: (end: string): string =>
      `We have sent a text message to the phone that ends with ${end}. It may take a minute.`,
    another: 'Send another code',
    code: 'Code',
    code_hint: 'The 6 digits of the text message',
    code_missing: 'Please type the 6 digits of the text message.',
    confirm: 'Open',
    confirming: 'Checking the code',
    no_phone: 'You gave us no phone number. With an account for your email address you read everything:',
    account: 'An account for your email address does the same, without codes:',
    none: 'Nothing has been written yet.',
    you: 'You',
    by_link: 'sent by this link',
    ours: `${BRAND.name} team`,
    mail: 'By email, not confirmed',
    papers: 'Reports',
    checked: 'Read by our team',
    waiting: 'Waits for our team',
    refused: (reason: string): string => `Sent back: ${reason}`,
  },
  close: 'Close this page',
  closed: 'This page is closed in this browser. The link in your email opens it again.',
  privacy: (until: string): string =>
    `Your link works until ${until} and opens this request alone. This page closes by itself after 30 minutes. Close it sooner where others use this computer.`,
});
