import { PASSWORD_MAX, PASSWORD_MIN } from '@ayana/contracts/identity';

/** What the forms of identity say, whichever it is. */
export const FORM_TEXTS = {
  to_mend: 'Please mend this:',
  several_to_mend: 'Please mend these:',
  waiting: 'The line is down. What you typed is still here and is sent as soon as the line is back.',
  no_answer: 'No answer came. What you typed is still here; please press again.',
  wait: (seconds: number): string =>
    seconds < 60
      ? `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before you try again.`
      : `Please wait ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'minute' : 'minutes'} before you try again.`,
  no_script: 'This needs JavaScript, which is switched off in this browser.',
  email: 'E-mail',
  email_missing: 'Please enter your e-mail address.',
  email_wrong: 'Please enter an e-mail address such as name@example.org.',
  unsafe: 'Please leave out program code such as script tags.',
  too_long: 'Please write at most 1000 characters.',
  retry: 'Try again',
} as const;

export const PASSWORD_TEXTS = {
  label: 'Password',
  missing: 'Please enter your password.',
  show: 'Show',
  hide: 'Hide',
  caps: 'Caps Lock is on.',
  rules: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters of any kind. The most used passwords, your name and your e-mail address are refused.`,
  strength: {
    short: `At least ${PASSWORD_MIN} characters.`,
    enough: 'Long enough. A few more characters make it safer.',
    good: 'A good length.',
    long: 'A very good length.',
  },
} as const;

export const LOGIN_TEXTS = {
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
  no_mail: 'Registered, but no e-mail from us?',
  send_again: 'Send the link again',
  look_aside: 'From home to treatment, and home again.',
  look_aside_text: 'Ten stages. For each one you see what happens next, by when, and who does it.',
} as const;

export const REGISTER_TEXTS = {
  title: 'Open an account',
  lead: 'With it you follow your request, and your case manager reaches you.',
  kind: 'I am a',
  kinds: {
    patient: { label: 'Patient', detail: 'or somebody who plans for one' },
    partner: { label: 'Partner', detail: 'hospital, travel, lodging, laboratory …' },
    doctor: { label: 'Doctor', detail: 'who treats or advises' },
  },
  waits: 'An administrator looks at your application and gives you the role. You hear from us by e-mail.',
  first_name: 'First name',
  last_name: 'Last name',
  organisation: 'Organisation',
  doctor_organisation: 'Hospital or practice',
  registration_number: 'Registration number',
  registration_hint: 'Of your medical council.',
  wanted_role: 'What you work as',
  wanted_role_none: 'Please choose',
  message: 'A line about your work',
  missing: {
    first_name: 'Please enter your first name.',
    last_name: 'Please enter your last name.',
    organisation: 'Please enter the name of your organisation.',
    registration_number: 'Please enter your registration number.',
    wanted_role: 'Please choose what you work as.',
  },
  privacy: 'How we handle your data',
  submit: 'Open the account',
  busy: 'Opening the account',
  still_missing: 'Still missing:',
  names: {
    first_name: 'first name',
    last_name: 'last name',
    email: 'e-mail',
    password: 'password',
    organisation: 'organisation',
    registration_number: 'registration number',
    wanted_role: 'what you work as',
    health_data_consent: 'your consent',
  },
} as const;

export const INBOX_TEXTS = {
  title: 'Look at your inbox',
  sent: 'We sent a link to',
  /** Where nothing may be told of whether there is such an account. */
  sent_if: 'If an account waits for it, a link is on its way to',
  hour: 'It works for one hour.',
  what: 'Follow it within an hour to confirm that the address is yours. If there is an account for it already, the mail says so.',
  nothing: 'Nothing there? Look in the folder for unwanted mail, or have it sent again.',
  again: 'Send again',
  again_in: (seconds: number): string => `Send again in ${seconds} s`,
  sent_again: 'The link was sent again.',
  wrong: 'Wrong address? Go back',
  resend_title: 'Send the link again',
  resend_lead: 'For an account that is not confirmed yet. The earlier link then no longer works.',
  resend_submit: 'Send the link',
  resend_busy: 'Sending',
} as const;

export const VERIFY_TEXTS = {
  title: 'Confirming your e-mail address',
  text: 'This takes a moment.',
  done_title: 'Your e-mail address is confirmed',
  done: 'Sign in to go on.',
  changed_title: 'Your new e-mail address is confirmed',
  changed: 'Sign in with it from now on.',
  changed_signed_in: 'Sign in with it from now on. You are still signed in.',
  go_on: 'Go on to your account',
  dead_title: 'This link no longer works',
  dead: 'It was used already, or it is older than an hour. We can send you a new one.',
  dead_change: 'For a changed e-mail address, start again in your account.',
  failed_title: 'The address could not be confirmed',
  which_title: 'Which sign-up is yours?',
  which_submit: 'Open mine',
  which_busy: 'Opening',
  which_anew: 'Sign up again',
} as const;

export const RESET_TEXTS = {
  request_title: 'Forgotten password',
  request_lead: 'Tell us your e-mail address. We send you a link with which you choose a new password.',
  request_submit: 'Send the link',
  request_busy: 'Sending',
  other: 'Use another address',
  title: 'Choose a new password',
  lead: 'You are signed out everywhere and sign in with the new password.',
  password: 'New password',
  submit: 'Save the password',
  busy: 'Saving',
  done_title: 'Your password is changed',
  done: 'You were signed out everywhere. Sign in with the new password.',
  dead_title: 'This link no longer works',
  dead: 'It was used already, or it is older than an hour.',
  dead_action: 'Ask for a new link',
  sign_in: 'Back to sign-in',
} as const;

export const COMPLETE_TEXTS = {
  title: 'One more step',
  lead: (provider: string): string =>
    `You come from ${provider}. Say who you are and give your consent; then the account is yours.`,
  loading: 'Reading what you are signed in with',
  dead_title: 'This sign-in has run out',
  dead: 'Please begin again; it takes a moment.',
  perhaps_title: 'Your account may be open already',
  perhaps: (provider: string): string =>
    `The answer to your first try got lost on the way, and it works once. Sign in with ${provider}: if the account is open, you are in; if not, you begin again.`,
  confirm: 'Confirm your e-mail address and then sign in.',
  email_hint: (provider: string): string => `As ${provider} told us.`,
} as const;
