import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { SupportStatus } from '@ayana/contracts/support';

import { SUPPORT_HEAD } from './head-messages';

export const SUPPORT_MESSAGES = defineMessages('mfe-public/support', {
  ...SUPPORT_HEAD,
  lead: `Tell us what is wrong or what you need. A person reads it and answers within ${RESPONSE_HOURS} hours, and our email has a link to follow your request.`,
  ask: 'Write a request',
  emergency_title: 'At night and in an emergency',

  topics_title: 'What we help with, and what we do not do',
  topics_lead: 'For each topic you see what we do and what we do not do.',
  we_do: 'We do',
  we_do_not: 'We do not',

  form_title: 'Your request',
  form_lead: 'Please do not include diagnoses and reports here. If we need them, we ask and tell you how to send them.',
  topic: 'What is it about?',
  topic_none: 'Please choose',
  name: 'Your name',
  email_hint: 'We send the answer and the link to your request here.',
  phone_hint: 'Only if you want us to call.',
  message: 'What happened, or what do you need?',
  message_example: 'Please give dates and names if you have them.',
  send: 'Send request',
  sending: 'Sending your request',
  accepted: (reference: string) => `We have your request ${reference}`,
  accepted_text: `A person answers within ${RESPONSE_HOURS} hours. We have just emailed you a link that shows the status of your request.`,

  reach_title: 'Reach a person',
  call: 'Call',
  write: 'Write',
  chat: 'Chat',
  hours_title: 'When you can reach us',

  next_title: 'Not sure where to start?',
  next_text: 'The free consultation is a talk of 30 or 45 minutes about your treatment, with no obligation.',
  faq: 'Read frequent questions',

  follow: {
    title: (reference: string) => `Your request ${reference}`,
    lead: 'See the status and all our answers.',
    about: 'About',
    received: 'Received',
    due: 'An answer is due by',
    wrote: 'What you wrote',
    answers: 'Our answers',
    from: (name: string) => `${name}, Ayana`,
    from_team: 'The Ayana team',
    none: 'No answer yet. You will see it here, and we also send it by email.',
    add: 'To add something, reply to our email, or ',
    add_link: 'write another request',
    private: 'Anyone with the link to this page can read it. Do not share it.',
    unknown_title: 'We cannot find this request',
    unknown:
      'Part of the link may be missing. Copy the whole link from the email, or write to us with your request number.',
    failed_title: 'We cannot show your request right now',
    failed: 'It is safe with us. Please load this page again in a few minutes.',
    reload: 'Load again',
  },

  statuses: {
    received: 'Received. No one is working on it yet',
    in_hand: 'A person from our team is working on it',
    answered: 'Answered',
    closed: 'Closed',
  } satisfies Record<SupportStatus, string>,
});
