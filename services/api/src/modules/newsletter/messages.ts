import { defineMessages } from '@ayana/contracts/language';

export const NEWSLETTER_MESSAGES = defineMessages('api/newsletter', {
  confirm_first: 'Please confirm your email address first.',
  ask: {
    title: 'Unsubscribe from the newsletter?',
    text: 'You will get no more newsletters from Ayana. What concerns your treatment still reaches you.',
    action: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'You will get no more newsletters from Ayana.',
  },
  home: 'Go to the home page',
});
