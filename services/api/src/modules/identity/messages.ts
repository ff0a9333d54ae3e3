/** What the identity routes answer in words. Nothing here says whether an address is known. */
export const IDENTITY_MESSAGES = {
  sign_up:
    'Thank you. We have sent a mail to your address: open the link in it within an hour to go on. If it does not come, look among unwanted mail or ask for another.',
  link_sent: 'If there is something to confirm, a mail with a new link is on its way. The link holds for an hour.',
  reset_sent: 'A mail is on its way to this address. The link in it holds for an hour.',
  reset_done: 'Your password is changed and every device is signed out. Please sign in with the new password.',
  email_sent:
    'We have sent a mail to the new address. Your address changes when you open the link in it, within an hour.',
  wrong_password: 'This is not your password.',
  password_needed: 'Please enter your password.',
  which_sign_up: 'Several sign-ups wait for this address. Type the password you chose, so that we open yours.',
  outside_sign_up:
    'One that was made with another provider has no password to know it by: if that is yours, sign up again with a password.',
  no_sign_up_to_pick:
    'Several sign-ups wait for this address, and none has a password to know it by. Sign up again with a password; the link we send then opens that one.',
  no_such_sign_up: 'No sign-up that waits for this address has this password.',
  same_email: 'This is your address already.',
  birth_future: 'Date of birth must be in the past.',
  birth_implausible: 'Please check the year of your date of birth.',
} as const;
