import { defineMessages, plural } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/enquiries', {
  title: 'New enquiry',
  lead: 'Someone called, wrote or came by. Enter it here: it is in your inbox and has a case number at once.',
  inbox: 'Inbox',
  channel: 'How did they reach us?',
  name: 'Name',
  phone: 'Telephone number',
  email: 'Email address',
  text: 'What did they say?',
  textHints: {
    phone: 'In their own words where you can: what hurts, since when, what they want to know.',
    whatsapp: 'Paste what they wrote.',
    walk_in: 'In their own words where you can: what hurts, since when, what they want to know.',
    email: 'Paste the text of the mail.',
  },
  treatment: 'Treatment, if they know it',
  consent: 'They agreed that we keep what they said about their health',
  notify: 'Send a confirmation by mail, with the case number',
  notifyHint: 'Without it nobody is written to.',
  save: 'Save the enquiry',
  saving: 'Saving …',
  waiting: 'You are offline. It is saved when you are back.',
  missing: {
    name: 'Enter the name.',
    text: 'Enter what they said.',
    phone: 'Enter the number they called or wrote from.',
    email: 'Enter the email address they wrote from.',
    notify: 'Enter an email address to send the confirmation to.',
  },
  saved: (number: string) => `Saved as case ${number}`,
  known: {
    title: 'Known already?',
    text: 'As you type, cases with this name, number or address appear here.',
    none: 'No case with this name, number or address.',
    failed: 'Known cases could not be searched.',
    found: (count: number) =>
      plural(count, { one: 'This may be the same person.', other: 'These may be the same person.' }),
    intake: 'Enquiry',
    journey: 'Journey',
  },
});
