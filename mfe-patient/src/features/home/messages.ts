import { REQUEST_STATUS_TEXTS, RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { OwnRequest } from './data/loader';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a patient's first page says. */
export const messages = {
  title: 'Your journey',
  clocks: (here: string, there: string): string => `It is ${here} for you, ${there} in Chennai.`,
  doctor: {
    title: 'The patients’ portal',
    lead: 'What patients see on their first page. Your own work is in the doctor portal.',
    step: {
      eyebrow: 'You are signed in as a doctor',
      title: 'Nothing here is about your patients',
      text: 'This is the page as somebody sees it who has just begun. Opinions, calendar and notes stand in the doctor portal.',
      action: 'Open the doctor portal',
    },
  },
  eyebrow: 'Your next step',
  profile: {
    title: 'Complete your profile',
    text: (fields: readonly string[]): string =>
      `Still missing: ${list.format(fields)}. With this we can call you, give you times in your zone and write to hospitals for you.`,
    opens: 'Then your notifications open as well.',
    action: 'Complete profile',
  },
  appointment: {
    title: (day: string): string => `Your consultation is on ${day}`,
    video: 'By video. The link is in the mail that confirmed it, with a file for your calendar.',
    agreed:
      'As it was agreed, by video or phone. The mail that confirmed it has the details and a file for your calendar.',
    card: 'Next appointment',
    confirmed: 'Confirmed',
    yours: (place: string): string => `Your time, ${place}`,
    minutes: (minutes: number): string => `${minutes} minutes`,
    move: 'To move it, answer that mail or call us.',
  },
  waiting: {
    title: (moment: string): string => `We answer by ${moment}`,
    late: 'Our answer is late',
    text: 'A person reads your request and answers by e-mail. You need not do anything until then.',
    late_text:
      'We promised an answer by now and have not kept it. Please call us; your request is at the top of the queue.',
  },
  answered: {
    title: 'We have answered you by e-mail',
    text: 'Look for our mail, also among spam. Answer it to go on from there.',
  },
  ask: {
    title: 'Ask for a free consultation',
    text: `Say what it is about and when you can talk. A person answers within ${RESPONSE_HOURS} hours; it costs nothing and binds you to nothing.`,
    action: 'Ask for a consultation',
    video: 'Book a video consultation',
  },
  requests: {
    title: 'Your requests',
    more: (count: number): string => (count === 1 ? '1 request' : `${count} requests`),
    kinds: { consultation: 'Free consultation', video_consultation: 'Video consultation' },
    received: (moment: string): string => `asked ${moment}`,
    status: REQUEST_STATUS_TEXTS satisfies Record<OwnRequest['status'], string>,
    due: (moment: string): string => `Answer by ${moment}.`,
    another: 'Ask for another',
    failed: 'Your requests could not be read.',
  },
  questions: {
    title: 'Your questions',
    more: (count: number): string => (count === 1 ? '1 question' : `${count} questions`),
    sent: (moment: string): string => `Message, sent ${moment}`,
    another: 'Ask another question',
    failed: 'Your questions couldn’t be loaded.',
  },
  notifications: {
    title: 'Notifications',
    all: 'All notifications',
    empty: 'None yet. News of every stage of your journey appears here and at the bell.',
    failed: 'Your notifications could not be read.',
    unread: 'Not read yet',
  },
  journey: {
    title: 'What will happen',
    lead: 'Ten stages. Your case manager opens your journey after the first talk; from then on each stage shows its date and who does it.',
    asked: (moment: string): string => `Asked ${moment}`,
    states: { done: 'done', now: 'comes next', later: 'later', broken: 'stopped', gated: 'waits for a yes' },
  },
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    since: 'Since',
    open: 'Open profile',
    failed: 'Your account could not be read.',
  },
  contact: {
    title: 'Whom to call',
    text: 'A person answers, also before you have a case manager.',
    labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' },
  },
} as const;
