import type { PersonMatch } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const matches: Record<PersonMatch, string> = {
  asked: 'This record',
  email: 'Same address',
  phone: 'Same telephone number',
  request: 'The case was made of it',
  staff: 'Merged by the team',
};

/** What the page of one person says. */
export const messages = defineMessages('mfe-admin/cases/persons', {
  failed: 'This person couldn’t be loaded',
  inbox: 'Inbox',
  unnamed: 'Person without a name',
  merge: 'Merge with another',
  matches,
  cases: { title: 'Cases', none: 'No case yet.' },
  intake: 'No journey yet',
  requests: { title: 'Treatment requests', none: 'No request waits for a case.' },
  enquiries: { title: 'Enquiries', none: 'No enquiry.' },
  accounts: { title: 'Accounts', none: 'No account yet.' },
  contact: {
    title: 'Contact',
    noClock: 'Their time zone is not known',
    noPhone: 'No telephone number given',
    emails: 'E-mail',
    phones: 'Phone',
    country: 'Country',
  },
  links: {
    title: 'Decided by the team',
    none: 'Joined by address and telephone number only.',
    merged: (one: string, other: string): string => `${one} and ${other} are one person`,
    apart: (one: string): string => `${one} is someone else than the addresses say`,
    by: (name: string): string => `By ${name}`,
    someone: 'someone who is gone',
  },
  isCut: 'There are further records: these are the first hundred.',
  isApart: 'Taken out of other persons',
  notThem: 'Not this person',
  mergeForm: {
    title: 'Merge with another',
    text: (name: string): string =>
      `All enquiries, requests and cases of both are one person from now on: ${name}. Nothing is lost, and it can be undone.`,
    other: 'The other enquiry or case',
    missing: 'Please choose an enquiry, a request or a case.',
    submit: 'Merge',
  },
  splitForm: {
    title: 'Not this person',
    text: (name: string): string =>
      `The record of ${name} becomes a person of its own. Its address and telephone number no longer join it to others.`,
    submit: 'Take out',
  },
  reason: 'Reason',
  reasonHint: 'The team reads it here and in the activity.',
  reasonMissing: 'Please say why.',
  busy: 'Saving',
  kinds: { enquiries: 'Enquiry', treatment_requests: 'Request', journeys: 'Case' },
});
