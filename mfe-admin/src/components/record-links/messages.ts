import { defineMessages } from '@ayana/contracts/language';

/** What the links of a record say. */
export const messages = defineMessages('mfe-admin/record-links', {
  title: 'Links',
  empty: 'Nothing is linked.',
  add: 'Add a link',
  remove: (label: string): string => `Remove the link to ${label}`,
  failed: 'The links couldn’t be loaded',
  stale: 'They couldn’t be refreshed. These are the last loaded ones.',
  retry: 'Try again',
  number: 'Number or address',
  hint: 'Of a case, an enquiry, a service request, a need or an incident, such as AY-7K2Q4, SR-000123, NEED-000012 or INC-000004; or https://…',
  wrong: 'Please give a number such as AY-7K2Q4 or SR-000123, or an address that begins with https://.',
  text: 'It is shown on both ends.',
  submit: 'Add it',
  busy: 'Saving',
});
