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
  reminder_accepted: {
    subject: (kind: string) => `Half of the time is over: ${kind}`,
    title: 'This work is still to be done',
    lead: 'Half of the time for this work is over. If you cannot do it in time, please write to the case manager in your portal.',
  },
  paper_arrived: {
    subject: (kind: string) => `The paper you asked for is there: ${kind}`,
    title: 'The paper you asked for is there',
    lead: 'The patient has sent a paper that you asked for, and we have checked it. You find it with the work in your portal.',
  },
  colleague: {
    subject: (kind: string) => `Handed to you: ${kind}`,
    title: 'Work was handed to you',
    lead: 'A colleague of your organisation has handed you this work. You find it, with their note, in your portal.',
  },
  not_needed: {
    subject: (kind: string) => `Not needed any more: ${kind}`,
    title: 'This work is not needed any more',
    lead: 'The request was withdrawn, or the case goes another way, so the work was taken back. Thank you. You do not need to do anything more.',
  },
  lapsed: {
    subject: (kind: string, assignee: string) => `Time is over: ${kind}, ${assignee}`,
    title_unanswered: 'There is no answer yet',
    title_overdue: 'This work is late',
    unanswered: (assignee: string) => `${assignee} has not answered in time.`,
    overdue: (assignee: string) => `${assignee} has not done this work in time.`,
    what_now:
      'It can still be done. Call them, give more time, or give the work to someone else on the page of the case.',
  },
  paper_asked: {
    subject: (paper: string) => `A paper was asked for: ${paper}`,
    title: 'A paper was asked for',
    lead: (assignee: string) => `${assignee} needs a paper of the patient, who was asked for it.`,
    clock: 'The time of the work goes on meanwhile. You can give more on the page of the case.',
  },
  kind: 'Work',
  paper: 'Paper',
  patient: 'Patient',
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
