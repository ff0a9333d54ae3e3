import { defineMessages } from '@ayana/contracts/language';

/** The page of a companion's invitation, by the link in the mail. */
export const COMPANION_MESSAGES = defineMessages('mfe-public/companion', {
  title: 'Your invitation',
  lead: (patient: string): string => `${patient} would like you to accompany their treatment in India.`,
  lead_other: 'To accompany a patient on their journey.',
  hello: (name: string): string => `Hello ${name},`,
  text: (patient: string): string =>
    `${patient} decides what you see: how it goes, the travel plan, messages or papers. They can change it, and you can leave, at any time.`,
  accept: 'Accept the invitation',
  accepting: 'Accepting',
  signed_in: (email: string): string => `You are signed in as ${email}.`,
  account: 'You need an account with the address that got the invitation.',
  sign_in: 'Sign in and accept',
  register: 'Open an account',
  other: 'Use another account',
  accepted: 'This invitation is accepted.',
  open: 'Open the journey',
  unknown_title: 'This invitation does not work',
  unknown: 'It was ended, or the link is not whole. Please ask the person who invited you for a new one.',
  failed_title: 'The invitation couldn’t be loaded',
  failed: 'We cannot be reached at the moment. Please try again.',
  reload: 'Try again',
  not_accepted: 'It could not be accepted. Please try again.',
});
