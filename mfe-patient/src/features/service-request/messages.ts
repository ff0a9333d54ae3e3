import { defineMessages } from '@ayana/contracts/language';
import type {
  ServiceRequestOutcome,
  ServiceRequestState,
  ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import type { RatingValue } from '@ayana/shared-ui/choice';

const states: Record<ServiceRequestState, string> = {
  new: 'Received',
  assigned: 'Received',
  in_progress: 'In progress',
  pending: 'Waiting',
  awaiting_approval: 'Waiting for approval',
  resolved: 'Done',
  closed: 'Closed',
  reopened: 'Open again',
};
const outcomes: Record<ServiceRequestOutcome, string> = {
  done: 'Done',
  cancelled: 'Cancelled',
  declined: 'Declined',
  merged: 'Continued in another request',
};
/** What happened, after the name of the one who did it. */
const done: Record<ServiceRequestTransition, string> = {
  assign: 'gave it to a colleague',
  start: 'started work',
  wait: 'is waiting',
  resume: 'went on with the work',
  ask_approval: 'asked for approval',
  approve: 'approved it',
  decline: 'declined it',
  resolve: 'finished it',
  close: 'closed it',
  reopen: 'opened it again',
  merge: 'continues in another request',
  cancel: 'cancelled it',
};
const rating: Record<RatingValue, string> = { 1: 'Very bad', 2: 'Bad', 3: 'Fair', 4: 'Good', 5: 'Very good' };

/** What the page of one request to the service desk says. */
export const messages = defineMessages('mfe-patient/service-request', {
  states,
  outcomes,
  done,
  number: (number: string): string => `Request ${number}`,
  asked: 'Asked',
  progress: 'Where it is',
  answers: 'What was asked for',
  system: 'The service desk',
  changed: 'The request has changed meanwhile. The page shows how it is now.',
  actions: {
    reopen: 'Something is missing',
    close: 'All is well, close it',
    cancel: 'Cancel request',
    approve: 'Approve',
    decline: 'Decline',
  },
  busy: 'Saving',
  notes: {
    reopen: {
      label: 'What is missing?',
      hint: 'The service desk reads it and goes on with the work.',
      needed: 'Please say what is missing.',
    },
    cancel: {
      label: 'Why do you cancel it?',
      hint: 'The request is closed.',
      needed: 'Please say why you cancel it.',
    },
    decline: {
      label: 'Why do you decline it?',
      hint: 'The person who asked can read it. The request is closed.',
      needed: 'Please say why you decline it.',
    },
  },
  thread: {
    title: 'What has happened',
    empty: 'Nothing has happened yet.',
    asked: 'asked for it',
    wrote: 'wrote',
    rated: (stars: string): string => `gave ${stars} of 5 stars`,
    changed: 'changed the request',
    paperAdded: 'added a paper',
    paperRemoved: 'removed a paper',
  },
  papers: {
    title: 'Papers',
    add: 'Add papers',
    empty: 'No papers yet. Add what helps the service desk: a letter, a ticket, a photo.',
    none: 'There are no papers.',
  },
  composer: {
    label: 'Your message',
    placeholder: 'Write to the service desk',
    send: 'Send message',
    sending: 'Sending',
    needed: 'Please write something first.',
    hint: 'Everyone who works on your request can read it.',
    waiting: 'You are offline. It is sent when you are back online.',
  },
  rate: {
    title: 'How did it go?',
    text: 'Your answer helps us to do better.',
    stars: 'Your rating',
    needed: 'Please choose one to five stars.',
    comment: 'What was good, what was not?',
    submit: 'Send rating',
    thanks: (word: string): string => `You rated it: ${word}. Thank you.`,
  },
  rating,
});

/** Steps that ask why. */
export type StepWithNote = keyof typeof messages.notes;
