import { defineMessages, plural } from '@ayana/contracts/language';

/** What every first page of a partner says. */
export const messages = defineMessages('mfe-partner/home', {
  waiting: {
    title: 'Waiting for you',
    none: 'Nothing is waiting for you.',
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
    failed: 'Your tasks couldn’t be loaded.',
  },
  coming: 'What will appear here',
  contact: {
    title: 'Who to call',
    labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' },
  },
  account: {
    title: 'Your account',
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
