import { defineMessages } from '@ayana/contracts/language';

/** The page of a check-in, by the link in the mail. */
export const CHECK_IN_MESSAGES = defineMessages('mfe-public/check-in', {
  title: 'How are you?',
  lead: (days: number): string =>
    `You have been home for ${days} days. Five short questions, and your case manager reads your answers.`,
  lead_other: 'Five short questions after your return, by the link in your email.',
  send: 'Send my answers',
  sending: 'Sending',
  emergency:
    'Chest pain, trouble breathing or heavy bleeding? Do not fill this in: call your local emergency number now.',
  no_answer: 'No answer came. Your choices are kept here. Please press again, or call us.',
  answered_title: 'You have answered this check-in',
  answered: 'Thank you. Your case manager has your answers. If you feel worse since then, call us.',
  over_title: 'This link has expired',
  over: 'A check-in can be answered for 14 days. Sign in to see the next one, or call us if you feel unwell.',
  unknown_title: 'This link does not work',
  unknown: 'Please open the link in the email again, whole. If you feel unwell, call us.',
  failed_title: 'The check-in couldn’t be loaded',
  failed: 'We cannot be reached at the moment. Please try again, or call us if you feel unwell.',
  reload: 'Try again',
  sign_in: 'Sign in',
  call: 'Call us',
});
