import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { InboxStatus } from '@ayana/contracts/inbox';
import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

const status: Record<InboxStatus, string> = {
  new: 'Sent',
  claimed: 'Being answered',
  confirmed: 'Being answered',
  answered: 'Answered',
  closed: 'Closed',
};

/** What the page of a person's own questions says. */
export const messages = defineMessages('mfe-patient/questions', {
  title: 'Questions and answers',
  lead: `Ask us anything. A person answers within ${RESPONSE_HOURS} hours, in this place and by email.`,
  ask: {
    title: 'Ask a question',
    label: 'Your question',
    hint: 'Never mind the right words. Please write no passwords and no card numbers.',
    submit: 'Send question',
    busy: 'Sending',
    missing: 'Please write your question.',
    waiting: 'You are offline. Your question is sent when you are back.',
  },
  urgent:
    'Nobody reads this page at night. In an emergency call the emergency number of the country you are in, in India 112.',
  list: 'Your questions, newest first',
  yours: 'Your question',
  noText: 'Sent with the contact form, without a message.',
  from: (name: string): string => `${name}, ${BRAND.name}`,
  team: BRAND.name,
  due: (moment: string): string => `We answer by ${moment}.`,
  late: 'We promised an answer by now and are late. Please call us.',
  fresh: 'New answer',
  status,
  none: {
    title: 'No questions yet',
    text: 'What you ask above, or with the contact form from your address, appears here with our answers.',
  },
  failed: 'Your questions couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. This is the last loaded version.',
  retry: 'Retry',
  more: 'Show more',
  loading: 'Loading',
});
