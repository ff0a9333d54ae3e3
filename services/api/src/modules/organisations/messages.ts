import { defineMessages, select } from '@ayana/contracts/language';

/** Why something about an organisation was refused. */
export const ORGANISATION_MESSAGES = defineMessages('api/organisations', {
  not_your_hospital: 'Please choose a hospital of your organisation.',
  price_days: 'The last day cannot be before the first.',
  price_overlaps: (from: string, until: string | null) =>
    select(until, {
      none: `This label has a price from ${from} on. Give this one a later first day, or end that one.`,
      other: `This label has a price from ${from} until ${until}. Choose other days, or change that one.`,
    }),
  name_taken: (name: string) => `There is “${name}” already.`,
  kind_fixed: 'The kind can be changed while nobody works here and nothing was handed over yet.',
  credential_past: 'This paper is no longer valid. Please add one that is.',
  credential_stays: 'A paper that was checked stays. Add the next one when you have it.',
  website: 'The website must begin with https:// or http://.',
  hours_order: 'The hours must end after they begin.',
  hours_overlap: 'These hours overlap with others of the same day.',
  unknown_city: 'There is no such city.',
  address_of_member: 'This person works for an organisation already.',
  address_of_other: 'This address has another kind of account. Please use another address.',
  invitations_a_day: (most: number) => `At most ${most} people can be invited in a day.`,
  invitations_enough: 'This invitation was sent often enough. Please talk to the person, or use another address.',
  invitation_over: 'This invitation was used, or is more than a week old. Please ask for a new one.',
  invitation_address: 'Please sign in with the address that got the invitation.',
  application_decided: 'This application was decided already.',
  application_accepted: (name: string) => `Accepted the application: invited to ${name}.`,
  application_refused: (reason: string) => `Declined the application: ${reason}`,
  choose_organisation: 'Please choose an organisation that is active.',
  choose_doctor: 'Please choose the doctor of the catalogue who applied.',
  no_such_account: 'There is no account with this address whose address is confirmed.',
  account_of_other_doctor: 'This account belongs to another doctor.',
  already_member: 'You work for an organisation already. Leave it first, or use another address.',
  another_account: 'Your account is for something else. Please use another address for your work.',
  doctor_has_account: 'This doctor has an account already.',
  nothing_proposed: 'Please change something.',
  proposal_decided: 'This was decided already.',
  last_owner: 'An organisation needs an owner. Make someone else an owner first.',
});
