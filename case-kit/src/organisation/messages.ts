import { defineMessages } from '@ayana/contracts/language';

/** What owners and staff read where they say who works for an organisation. */
export const messages = defineMessages('case-kit/organisation', {
  role: 'What they may do',
  change: {
    title: (name: string): string => `Change what ${name} may do`,
    submit: 'Save',
    busy: 'Saving',
    done: 'Saved',
  },
  invite: {
    text: 'They get an email with a link that works once, for seven days.',
    name: 'Name',
    email: 'Email',
    submit: 'Send the invitation',
    busy: 'Sending',
    done: 'The invitation is on its way',
    needName: 'Please enter their name.',
    needEmail: 'Please enter their email address.',
  },
});
