import { defineMessages } from '@ayana/contracts/language';

/** The page of an invitation into an organisation, by the link in the mail. */
export const JOIN_MESSAGES = defineMessages('mfe-public/join', {
  title: 'Join your team',
  lead: (organisation: string): string => `You are invited to work for ${organisation} here.`,
  lead_other: 'To work for an organisation that we work with.',
  hello: (name: string): string => `Hello ${name},`,
  text: (organisation: string): string =>
    `as soon as you accept, you see the work that is handed to ${organisation}, and can do your part of it.`,
  read_only: 'You will be able to read it, and not to change it.',
  owner: 'You will look after the organisation: its people, its profile and what it offers.',
  doctor: (doctor: string): string =>
    `as soon as you accept, your account is that of ${doctor} in our list of doctors: with your cases, hours and talks.`,
  colleague: (role: string): string => `as soon as you accept, you work with us as ${role}.`,
  accept: 'Accept the invitation',
  accepting: 'Accepting',
  signed_in: (email: string): string => `You are signed in as ${email}.`,
  account: (email: string): string => `You need an account with the address ${email}.`,
  sign_in: 'Sign in and accept',
  register: 'Open an account',
  other: 'Use another account',
  accepted: 'This invitation was accepted.',
  open: 'Open your portal',
  expired_title: 'This invitation is too old',
  expired: 'Links work for seven days. Please ask the person who invited you for a new one.',
  unknown_title: 'This invitation does not work',
  unknown:
    'It was taken back, a newer one was sent, or the link is not whole. Please ask the person who invited you for a new one.',
  failed_title: 'The invitation couldn’t be loaded',
  failed: 'We cannot be reached at the moment. Please try again.',
  reload: 'Try again',
  not_accepted: 'It could not be accepted. Please try again.',
});
