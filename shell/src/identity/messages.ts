import { defineMessages } from '@ayana/contracts/language';

export const LOGIN_MESSAGES = defineMessages('shell/identity/login', {
  no_cookies:
    'Your browser blocks cookies. You can sign in, but reloading the page signs you out again. Please allow cookies for this site.',
  tabs: 'Login or register',
  login: 'Login',
  register: 'Register',
  title: 'Welcome back',
  lead: 'One sign-in for patients, partners and staff.',
  submit: 'Sign in',
  busy: 'Signing in',
  forgotten: 'Forgotten password?',
  home: 'Ayana, home',
  call: 'Call us',
  back: 'Back to the site',
  or: 'or',
  continue_with: (provider: string): string => `Continue with ${provider}`,
  no_account: 'No account yet?',
  consultation: 'Ask for a free consultation',
  without_one: 'without one. We reply within 24 hours.',
  room_guest:
    'Booked a talk without an account? Press “Join the video” in the newest email about it. That needs no sign-in.',
  no_mail: 'Registered, but no email from us?',
  send_again: 'Send the link again',
  look_aside: 'From home to treatment, and home again.',
  look_aside_text: 'Ten stages. For each one you see what happens next, by when, and who does it.',
});

export const CHECK_INBOX_MESSAGES = defineMessages('shell/identity/inbox', {
  title: 'Check your inbox',
  sent: 'We sent a link to',
  /** Must not reveal whether the account exists. */
  sent_if: 'If there is an account to confirm, a link is on its way to',
  hour: 'It works for one hour.',
  what: 'Follow it within an hour to confirm that the address is yours. If you already have an account, the email tells you.',
  nothing: 'Nothing there? Look in your spam folder, or ask us to send it again.',
  again: 'Send again',
  again_in: (seconds: number): string => `Send again in ${seconds} s`,
  sent_again: 'We have sent the link again.',
  wrong: 'Wrong address? Go back',
  resend_title: 'Send the link again',
  resend_lead: 'For an account that is not confirmed yet. The earlier link then no longer works.',
  resend_submit: 'Send the link',
  resend_busy: 'Sending',
});

export const VERIFY_EMAIL_MESSAGES = defineMessages('shell/identity/verify', {
  title: 'Confirming your email address',
  text: 'This takes a moment.',
  lead: 'Press the button to tell us that this address is yours.',
  submit: 'Confirm my email address',
  done_title: 'Your email address is confirmed',
  done: 'Sign in to go on.',
  signed_in: 'You are signed in.',
  changed_title: 'Your new email address is confirmed',
  changed: 'Sign in with it from now on.',
  changed_signed_in: 'Sign in with it from now on. You are still signed in.',
  go_on: 'Go on to your account',
  dead_title: 'This link no longer works',
  dead: 'You have already used it, or it is older than an hour. We can send you a new one.',
  dead_change: 'To change your email address, start again in your account.',
  failed_title: 'We could not confirm the address',
  which_title: 'Which sign-up is yours?',
  which_submit: 'Open mine',
  which_busy: 'Opening',
  which_again: 'Sign up again',
});

export const RESET_MESSAGES = defineMessages('shell/identity/reset', {
  request_title: 'Forgotten password',
  request_lead: 'Enter your email address. We send you a link to choose a new password.',
  request_submit: 'Send the link',
  request_busy: 'Sending',
  other: 'Use another address',
  title: 'Choose a new password',
  lead: 'We sign you out everywhere. Then you sign in with the new password.',
  password: 'New password',
  submit: 'Save the password',
  busy: 'Saving',
  done_title: 'Your password is changed',
  done: 'You are signed out everywhere. Sign in with the new password.',
  dead_title: 'This link no longer works',
  dead: 'You have already used it, or it is older than an hour.',
  dead_action: 'Ask for a new link',
  sign_in: 'Back to sign-in',
});

export const COMPLETE_MESSAGES = defineMessages('shell/identity/complete', {
  title: 'One more step',
  lead: (provider: string): string =>
    `You signed in with ${provider}. Tell us who you are and give your consent to open your account.`,
  loading: 'Checking how you signed in',
  dead_title: 'This sign-in has expired',
  dead: 'Please start again. It takes a moment.',
  perhaps_title: 'Your account may already be open',
  perhaps: (provider: string): string =>
    `We did not get an answer to your first try, and you can use it only once. Sign in with ${provider}. If your account is open, you are signed in. If not, start again.`,
  confirm: 'Confirm your email address and then sign in.',
  email_hint: (provider: string): string => `We got this from ${provider}.`,
});
