import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { SupportStatus } from '@ayana/contracts/support';

import { SUPPORT_HEAD } from './head-texts';

export const SUPPORT_MESSAGES = {
  ...SUPPORT_HEAD,
  lead: `Tell us what is wrong or what you need. A person reads it and answers within ${RESPONSE_HOURS} hours, and you can follow your request by a link in the mail.`,
  ask: 'Write a request',
  emergency_title: 'This is not an emergency line',
  emergency:
    'If somebody is in danger, call first and write to us later. In India: 112 for every emergency, 108 for an ambulance in most states. In a partner hospital: the nurse on your ward.',

  topics_title: 'What we help with, and what we do not do',
  topics_lead: 'Nobody is helped by a promise that somebody else must keep. So both stand here.',
  we_do: 'We do',
  we_do_not: 'We do not',

  form_title: 'Your request',
  form_lead: 'Please leave out diagnoses and reports here. If we need them we ask, and say how to send them.',
  topic: 'What is it about?',
  topic_none: 'Please choose',
  name: 'Your name',
  email_hint: 'The answer, and the link to follow your request, go here.',
  phone_hint: 'Only if we should call.',
  message: 'What happened, or what do you need?',
  message_example: 'With dates and names, if you have them.',
  send: 'Send request',
  sending: 'Sending your request',
  accepted: (reference: string) => `Request ${reference} has arrived`,
  accepted_text: `A person answers within ${RESPONSE_HOURS} hours. The mail we have just sent you holds a link that shows where your request stands.`,

  reach_title: 'Reach a person',
  call: 'Call',
  write: 'Write',
  chat: 'Chat',
  hours_title: 'When somebody is there',

  next_title: 'Not sure where to begin?',
  next_text: 'The free consultation is a talk of 30 or 45 minutes about your treatment, with no obligation.',
  faq: 'Read frequent questions',

  follow: {
    title: (reference: string) => `Your request ${reference}`,
    lead: 'Where it stands, and everything we have answered.',
    about: 'About',
    received: 'Received',
    due: 'An answer is due by',
    wrote: 'What you wrote',
    answers: 'Our answers',
    from: (name: string) => `${name}, Ayana`,
    from_team: 'The Ayana team',
    none: 'No answer yet. It will stand here, and we send it by mail as well.',
    add: 'To add something, answer the mail you got from us, or ',
    add_link: 'write another request',
    private: 'Whoever has this page’s address can read it. Keep it to yourself.',
    unknown_title: 'This link leads to no request',
    unknown:
      'It may have been cut off in the mail. Copy the whole address from the mail, or write to us with your request number.',
    failed_title: 'Your request cannot be shown right now',
    failed: 'It is safe with us. Please load this page again in a few minutes.',
    reload: 'Load again',
  },

  statuses: {
    received: 'Received, waiting for somebody to take it over',
    in_hand: 'Somebody of our team is working on it',
    answered: 'Answered',
    closed: 'Closed',
  } satisfies Record<SupportStatus, string>,
} as const;
