import { defineMessages, plural } from '@ayana/contracts/language';
import { REQUEST_STATUS_TEXTS, RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { OwnRequest } from './data/loader';

/** What a patient's first page says. */
export const messages = defineMessages('mfe-patient/home', {
  title: 'Your journey',
  clocks: (here: string, there: string): string => `It is ${here} for you, ${there} in Chennai.`,
  doctor: {
    title: 'The patients’ portal',
    lead: 'What patients see on their first page. Your own work is in the doctor portal.',
    step: {
      eyebrow: 'You are signed in as a doctor',
      title: 'This page is not about your patients',
      text: 'This is what a new patient sees. Opinions, calendar and notes are in the doctor portal.',
      action: 'Open the doctor portal',
    },
  },
  eyebrow: 'Your next step',
  profile: {
    title: 'Complete your profile',
    text: (fields: string): string =>
      `Still missing: ${fields}. We need this to call you, show times in your time zone and write to hospitals for you.`,
    opens: 'You can then also see your notifications.',
    action: 'Complete profile',
  },
  appointment: {
    title: (day: string): string => `Your consultation is on ${day}`,
    video: 'By video. The link is in the e-mail that confirmed it, with a file for your calendar.',
    agreed: 'By video or phone, as agreed. The e-mail that confirmed it has the details and a file for your calendar.',
    card: 'Next appointment',
    confirmed: 'Confirmed',
    yours: (place: string): string => `Your time, ${place}`,
    minutes: (minutes: number): string => `${minutes} minutes`,
    move: 'To move it, reply to that e-mail or call us.',
  },
  waiting: {
    title: (moment: string): string => `We answer by ${moment}`,
    late: 'Our answer is late',
    text: 'A person reads your request and answers by e-mail. You do not need to do anything until then.',
    late_text: 'We promised an answer by now and are late. Please call us; your request is first in the queue.',
  },
  answered: {
    title: 'We have answered you by e-mail',
    text: 'Look for our e-mail, also in your spam folder. Reply to it to continue.',
  },
  ask: {
    title: 'Ask for a free consultation',
    text: `Say what it is about and when you can talk. A person answers within ${RESPONSE_HOURS} hours; it is free and without obligation.`,
    action: 'Ask for a consultation',
    video: 'Book a video consultation',
  },
  requests: {
    title: 'Your requests',
    more: (count: number): string => plural(count, { one: '1 request', other: `${count} requests` }),
    kinds: { consultation: 'Free consultation', video_consultation: 'Video consultation' },
    received: (moment: string): string => `asked ${moment}`,
    status: REQUEST_STATUS_TEXTS satisfies Record<OwnRequest['status'], string>,
    due: (moment: string): string => `Answer by ${moment}.`,
    another: 'Ask for another',
    failed: 'Your requests couldn’t be loaded.',
  },
  questions: {
    title: 'Your questions',
    more: (count: number): string => plural(count, { one: '1 question', other: `${count} questions` }),
    sent: (moment: string): string => `Message, sent ${moment}`,
    another: 'Ask another question',
    failed: 'Your questions couldn’t be loaded.',
  },
  notifications: {
    title: 'Notifications',
    all: 'All notifications',
    empty: 'None yet. News about your journey appears here and in the bell menu.',
    failed: 'Your notifications couldn’t be loaded.',
    unread: 'Not read yet',
  },
  journey: {
    title: 'What happens next',
    lead: 'Ten stages. Your case manager opens your journey after the first call. From then on, each stage shows its date and who does it.',
    asked: (moment: string): string => `Asked ${moment}`,
    states: {
      done: 'done',
      current: 'comes next',
      upcoming: 'later',
      waiting: 'waits for approval',
      failed: 'stopped',
      skipped: 'not needed',
    },
  },
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    since: 'Since',
    open: 'Open profile',
    failed: 'Your account couldn’t be loaded.',
  },
  contact: {
    title: 'Who to call',
    text: 'A person answers, even before you have a case manager.',
    labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' },
  },
});
