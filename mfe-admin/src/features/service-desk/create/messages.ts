import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page that makes a request says. */
export const messages = defineMessages('mfe-admin/service-desk/create', {
  title: 'New service request',
  lead: 'Choose the service. Its form asks only for what the people who do it need.',
  search: 'Search services',
  services: 'Services',
  found: (count: number): string =>
    plural(count, { 0: 'No service matches.', one: '1 service', other: `${count} services` }),
  failed: 'The services couldn’t be loaded',
  empty: {
    title: 'No services yet',
    text: 'A service appears here when it is published in the service catalog.',
    action: 'Open the service catalog',
  },
  itemFailed: 'This service couldn’t be loaded',
  notPublished: 'This service is not published, so it has no form. Choose another one.',
  change: 'Choose another service',
  questions: 'What is needed',
  noQuestions: 'This service asks nothing more.',
  who: 'Who it is for',
  behalf: 'On behalf of',
  behalfHint: 'Leave it empty when it is for you.',
  priority: 'How urgent it is',
  gives: 'Priority',
  targets: (own: string, resolve: string): string =>
    `Taken on within ${own}, resolved within ${resolve} of working time.`,
  hours: 'The desk works Monday to Saturday, 09:00 to 18:00 in India. Time spent waiting for someone does not count.',
  approval: (names: string): string => `It needs approval first, from ${names}.`,
  submit: 'Send request',
  busy: 'Sending',
  uploading: 'Waiting for papers',
  sent: (number: string): string => `${number} was sent.`,
  waiting: 'You are offline. The request is sent when you are back online.',
});
