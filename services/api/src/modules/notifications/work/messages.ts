import { defineMessages, plural } from '@ayana/contracts/language';

/** What the bell and texts say to doctors and partners. `work` is its kind and the number of its case: nothing about the patient. */
export const WORK_NOTICE_MESSAGES = defineMessages('api/notifications/work', {
  given: {
    title: (work: string) => `New work: ${work}`,
    message: 'You find what you need for it in your portal.',
    until: (time: string) => `It is wanted by ${time}. You find what you need for it in your portal.`,
  },
  changed: {
    title: (work: string) => `Changed: ${work}`,
    message: 'What is asked for, or its time, was changed. Please look at it again.',
  },
  leg_changed: {
    title: (work: string) => `The trip has changed: ${work}`,
    message: 'A part of the trip that you carry out was moved or cancelled. Please look at it again.',
  },
  reminder: {
    title: (work: string) => `Half of the time is over: ${work}`,
    message: 'Please accept the work or decline it.',
    accepted: 'If you cannot do it in time, please write to the case manager.',
  },
  not_needed: {
    title: (work: string) => `Not needed any more: ${work}`,
    message: 'The work was taken back. You do not need to do anything more.',
  },
  paper: {
    title: (work: string) => `The paper that you asked for is there: ${work}`,
    message: (paper: string) => `${paper}: we have checked it.`,
  },
  unread: {
    title: (work: string) => `New messages: ${work}`,
    message: (count: number, from: string) =>
      `${plural(count, { one: 'You have 1 new message', other: `You have ${count} new messages` })} from ${from}.`,
  },
  critical: {
    title: (case_number: string) => `A critical result waits for you: ${case_number}`,
    message: 'Please open it now and acknowledge it.',
  },
});
