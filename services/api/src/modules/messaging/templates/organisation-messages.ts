import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, select } from '@ayana/contracts/language';

export const ORGANISATION_MAIL_MESSAGES = defineMessages('api/messaging/organisations', {
  greeting: 'Hello,',
  invitation: {
    subject: (organisation: string) => `Join ${organisation} on ${BRAND.name}`,
    title: 'You are invited to join your team',
    lead: (organisation: string) =>
      `${organisation} works with ${BRAND.name} for patients who come to India for treatment. You are invited to do your part of that work there.`,
    lead_by: (inviter: string, organisation: string) =>
      `${inviter} invites you to work for ${organisation} on ${BRAND.name}.`,
    doctor: (doctor: string) => `Your account will be that of ${doctor} in our list of doctors.`,
    accept: 'Accept the invitation',
    until: (day: string) => `The link works once, until ${day}.`,
    account: 'You need an account with this email address. You can open one after pressing the button.',
    reason: (organisation: string) =>
      `You get this email because ${organisation} gave us your address. If you do not know them, ignore it.`,
  },
  declined: {
    subject: 'About your application',
    title: 'We cannot work together yet',
    lead: (applicant: string) =>
      `Thank you for applying to work with ${BRAND.name}. We read the application of ${applicant}, and could not accept it.`,
    why: 'Why',
    follows: 'If this changes, or we have understood something wrongly, please reply to this email.',
    reason: `You get this email because you applied to work with ${BRAND.name}.`,
  },
  credential: {
    subject: (what: string, paper: string, holder: string) =>
      select(what, {
        accepted: `${paper} of ${holder} is checked`,
        returned: `${paper} of ${holder} came back`,
        other: `${paper} of ${holder} ends soon`,
      }),
    title: (what: string) =>
      select(what, { accepted: 'It is checked', returned: 'It came back', other: 'It ends soon' }),
    lead: (what: string, paper: string, holder: string, day: string) =>
      select(what, {
        accepted: `We checked ${paper} of ${holder}. It is valid until ${day}.`,
        returned: `We could not accept ${paper} of ${holder} yet. Please add it again.`,
        other: `${paper} of ${holder} is valid until ${day}. Please add the next one before: after that day, new work goes to others first.`,
      }),
    why: 'Why',
    open: 'Open your licences',
    reason: 'You get this email because you look after this paper.',
  },
  doctor: {
    approved_subject: (doctor: string) => `${doctor} is approved and invited`,
    approved_title: 'The doctor you proposed is invited',
    approved_lead: (doctor: string) =>
      `We approved ${doctor}, and sent the doctor an email with a link to open the account.`,
    hidden: 'The entry in our list of doctors is not shown to patients yet: we complete it first.',
    refused_subject: (doctor: string) => `We could not approve ${doctor}`,
    refused_title: 'The doctor you proposed was not approved',
    refused_lead: (doctor: string) => `We could not approve ${doctor}. You may propose the doctor again.`,
    why: 'Why',
    open: 'Open your organisation',
    reason: 'You get this email because you proposed this doctor.',
  },
  decided: {
    approved_subject: (subject: string) => `Your changes to ${subject} are online`,
    approved_title: 'Your changes are online',
    approved_lead: (subject: string) => `We approved your changes. The public page of ${subject} shows them now.`,
    returned_subject: (subject: string) => `Your changes to ${subject} need another look`,
    returned_title: 'Your changes came back',
    returned_lead: (subject: string) => `We could not yet put your changes to ${subject} online.`,
    why: 'Why',
    open: 'Open your organisation',
    reason: 'You get this email because you proposed these changes.',
  },
});
