import { defineMessages } from '@ayana/contracts/language';

/** What the inbox says of an application, and of the answers to it. */
export const applicationMessages = defineMessages('mfe-admin/inbox/applications', {
  application: {
    title: 'Application',
    failed: 'What became of the application couldn’t be read.',
    text: 'Accepted, the applicant gets an invitation by email and works here once it is followed.',
    asked: (day: string): string => `Asked for more on ${day}.`,
    accepted: (day: string, by: string): string => `Accepted on ${day} by ${by}.`,
    refused: (day: string, by: string): string => `Declined on ${day} by ${by}.`,
    someone: 'someone who is gone',
    invited: (day: string): string => `Invited; the link works until ${day}.`,
    joined: (day: string): string => `Joined on ${day}.`,
    open: (name: string): string => `Open ${name}`,
    accept: 'Accept',
    ask: 'Ask for more',
    refuse: 'Decline',
    busy: 'Saving',
  },
  acceptForm: {
    title: (name: string): string => `Accept ${name}`,
    text: (person: string, email: string): string => `${person} gets an invitation at ${email}.`,
    done: 'The invitation is on its way',
  },
  refuseForm: {
    title: (name: string): string => `Decline ${name}`,
    reason: 'Reason',
    hint: 'The applicant reads it in an email.',
    need: 'Please write the reason.',
    done: 'The application is declined',
  },
  askForm: {
    title: (name: string): string => `Ask ${name} for more`,
    message: 'What is missing',
    hint: 'They read it in an email, and answer it. The application waits on.',
    need: 'Please write what you need.',
    done: 'The question is on its way',
  },
});
