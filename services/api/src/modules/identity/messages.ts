import { defineMessages } from '@ayana/contracts/language';

/** The texts of the identity routes. None of them shows whether an address is known. */
export const IDENTITY_MESSAGES = defineMessages('api/identity', {
  sign_up:
    'Thank you. We have sent you an email. Open the link in it within an hour to go on. If it does not come, look in your spam folder or ask for another.',
  link_sent: 'If there is something to confirm, an email with a new link is on its way. The link works for an hour.',
  reset_sent: 'An email is on its way to this address. The link in it works for an hour.',
  reset_done: 'You have a new password, and every device is signed out. Please sign in with the new password.',
  email_sent:
    'We have sent an email to the new address. Your address changes when you open the link in it, within an hour.',
  wrong_password: 'This is not your password.',
  password_needed: 'Please enter your password.',
  which_sign_up: 'There are several sign-ups for this address. Enter the password you chose so we open yours.',
  outside_sign_up: 'If you signed up with another provider, you have no password yet. Sign up again with a password.',
  no_sign_up_to_pick:
    'There are several sign-ups for this address, and none has a password. Sign up again with a password. The link we send then opens your account.',
  no_such_sign_up: 'No sign-up for this address has this password.',
  same_email: 'This is already your address.',
  birth_future: 'Date of birth must be in the past.',
  last_way_in: 'This is the only way to sign in to your account. Set a password first, or connect another service.',
  too_many_sign_ins: 'Too many failed sign-ins for this account. Please wait a moment and try again.',
  sign_in_again: 'Please sign out and sign in again first. Then we know it is you.',
  wrong_origin: 'This request did not come from this site.',
  last_super_admin:
    'You are the last super administrator. Give another person that role before you delete your account.',
  invalid_credentials: 'The email address or the password is not right.',
  email_not_verified:
    'Please confirm your email address first. Open the link in the email we sent you, or ask for a new one.',
  link_invalid: 'This link was already used, is too old or is not complete. Please ask for a new one.',
  language_not_offered: 'Please choose one of the languages.',
  birth_implausible: 'Please check the year of your date of birth.',
});
