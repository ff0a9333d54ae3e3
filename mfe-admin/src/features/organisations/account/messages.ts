import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/doctor-account', {
  title: 'Account',
  failed: 'The account of this doctor couldn’t be loaded.',
  of: 'Works for',
  signsIn: 'Signs in as',
  none: 'No account belongs to this doctor yet. Link one that exists, or invite the doctor by email.',
  invited: (email: string): string => `Invited at ${email}.`,
  link: 'Link an account',
  unlink: 'Unlink',
  invite: 'Invite by email',
  busy: 'Saving',
  linkForm: {
    title: (name: string): string => `Link an account to ${name}`,
    text: 'The account gets the role of a doctor, and the work and hours of this doctor. An open invitation no longer works.',
    email: 'Email of the account',
    need: 'Please enter the email of the account.',
    done: 'The account is linked',
  },
  unlinkForm: {
    title: (name: string): string => `Unlink the account of ${name}?`,
    text: 'Its access ends at once, also where it is signed in now. Its open work goes back to the case managers.',
    done: 'The account is unlinked',
  },
});
