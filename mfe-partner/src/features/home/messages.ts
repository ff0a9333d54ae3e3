import { defineMessages, plural } from '@ayana/contracts/language';

/** What every first page of a partner says beside its list. */
export const messages = defineMessages('mfe-partner/home', {
  waiting: {
    title: 'Your account',
    profile: {
      title: 'Complete your profile',
      text: (fields: string): string => `Still missing: ${fields}. Our case managers use it to call and write to you.`,
      action: { label: 'Open profile', to: '/profile' },
    },
    inquiries: {
      title: (count: number): string =>
        plural(count, {
          one: '1 question of yours is not marked read',
          other: `${count} questions of yours are not marked read`,
        }),
      text: 'You asked with the contact form. We answer by e-mail within 24 hours.',
      action: { label: 'Open notifications', to: '/notifications' },
    },
    failed: 'Your account couldn’t be loaded.',
  },
  contact: {
    title: 'Who to call',
    text: 'The case manager of a piece of work answers in its messages. For anything else, call or write to us.',
    labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' },
  },
  account: {
    title: 'You',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    organisation: 'Organisation',
    registration: 'Registration number',
    phone: 'Phone',
    country: 'Country',
    since: 'Since',
    open: 'Open profile',
  },
});
