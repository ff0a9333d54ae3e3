import { defineMessages, plural } from '@ayana/contracts/language';
import { PASSWORD_MAX, PASSWORD_MIN } from '@ayana/contracts/identity';

/** Texts of all identity forms. */
export const IDENTITY_FORM_MESSAGES = defineMessages('shell/identity/form', {
  to_correct: 'Please correct this:',
  several_to_correct: 'Please correct these:',
  waiting: 'You are offline. What you typed is still here. We send it as soon as you are back online.',
  no_answer: 'We got no answer from our server. What you typed is still here. Please try again.',
  wait: (seconds: number): string =>
    `Please wait ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })} before you try again.`,
  wait_minutes: (minutes: number): string =>
    `Please wait ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })} before you try again.`,
  no_script: 'This form needs JavaScript, which is turned off in your browser.',
  email: 'E-mail',
  email_missing: 'Please enter your email address.',
  email_wrong: 'Please enter an email address such as name@example.org.',
  unsafe: 'Please leave out program code such as script tags.',
  too_long: 'Please write at most 1000 characters.',
  retry: 'Try again',
});

export const PASSWORD_FIELD_MESSAGES = defineMessages('shell/identity/password', {
  label: 'Password',
  missing: 'Please enter your password.',
  show: 'Show',
  hide: 'Hide',
  caps: 'Caps Lock is on.',
  rules: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters of any kind. You cannot use a very common password, your name or your email address.`,
  strength: {
    short: `At least ${PASSWORD_MIN} characters.`,
    enough: 'Long enough. A few more characters make it safer.',
    good: 'A good length.',
    long: 'A very good length.',
  },
});
