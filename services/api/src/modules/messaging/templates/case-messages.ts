import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The texts of the mails about the work on a case. */
export const CASE_MAIL_MESSAGES = defineMessages('api/messaging/case', {
  given: {
    subject: (kind: string) => `New work for you: ${kind}`,
    title: 'New work for you',
    lead: 'A patient’s case needs your work. You find what you need for it in your portal.',
  },
  reminder: {
    subject: (kind: string) => `Half of the time is over: ${kind}`,
    title: 'This work still waits for your answer',
    lead: 'Half of the time for your answer is over. Please accept the work or decline it in your portal.',
  },
  kind: 'Work',
  due: 'Due',
  open_portal: 'Open your portal',
  reason_assignee: `You get this email because you work with ${BRAND.name}.`,

  handed_over: {
    subject: 'A case was handed over to you',
    title: 'You are the case manager now',
    lead: (from: string, patient: string) => `${from} has handed over the case of ${patient} to you.`,
    lead_new: (patient: string) => `The new case of ${patient} is yours: you have the fewest open cases.`,
    subject_new: 'A new case is yours',
    button: 'Open the case',
    reason: 'You get this email because you work on cases.',
  },

  invitation: {
    subject: 'Your treatment journey is ready to begin',
    title: 'Your treatment journey is ready to begin',
    preheader: 'Sign up with this email address, and your request is there.',
    lead: (treatment: string) =>
      `Thank you for your request about ${treatment}. Sign up with this email address: your request and your journey are there as soon as you have confirmed the address.`,
    button: 'Sign up',
    until: (moment: string) => `The invitation is open until ${moment}.`,
    reason: 'You get this email because you sent us a request.',
  },
});
