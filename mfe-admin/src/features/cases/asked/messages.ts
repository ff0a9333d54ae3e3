import { defineMessages } from '@ayana/contracts/language';

/** What a case has asked for: needs and service requests. */
export const messages = defineMessages('mfe-admin/cases/asked', {
  failed: 'This part couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  needs: {
    title: 'Interpreter, car and other needs',
    empty: 'Nothing is asked for.',
    all: 'See them all',
    interpreter: 'Ask for an interpreter',
    vehicle: 'Ask for a car',
    other: 'Ask for something else',
  },
  requests: {
    title: 'Service requests',
    empty: 'No service is asked for.',
    add: 'Ask for a service',
    due: (moment: string): string => `due ${moment}`,
  },
  quotes: {
    title: 'Quotes asked for',
    empty: 'No hospital is asked for a quote now.',
    ask: 'Ask for quotes',
    dialog: {
      title: 'Ask for quotes',
      text: 'Each hospital gets a mail and sees only what a quote needs. The best for this case are first.',
      search: 'Search hospitals',
      hospitals: 'Hospitals',
      none: 'No hospital is found.',
      needed: 'Please choose at least one hospital.',
      brief: 'What you need from them',
      briefText: 'Please send an itemised quote.',
      briefNeeded: 'Please say what you need from them.',
      due: 'Due on',
      dueHint: 'Empty: 48 hours.',
      submit: 'Ask for quotes',
    },
  },
});
