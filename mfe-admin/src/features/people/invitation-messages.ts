import { defineMessages } from '@ayana/contracts/language';

/** Colleagues who are invited. */
export const messages = defineMessages('mfe-admin/people/invitations', {
  invite: 'Invite a colleague',
  title: 'Invited colleagues',
  failed: 'The invitations couldn’t be loaded.',
  sent: (at: string): string => `sent ${at}`,
  until: (at: string): string => `works until ${at}`,
  expired: 'its link works no more',
  resend: 'Send again',
  resendTo: (name: string): string => `Send again: ${name}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string): string => `Withdraw: ${name}`,
  resent: (email: string): string => `A new link was sent to ${email}.`,
  form: {
    title: 'Invite a colleague',
    text: 'They get a link by e-mail. With it they choose a name and a password, and have the role at once.',
    email: 'E-mail',
    emailNeeded: 'Please enter a whole e-mail address.',
    name: 'Name',
    nameNeeded: 'Please enter a name.',
    role: 'Role',
    submit: 'Send the invitation',
    busy: 'Sending',
  },
});
