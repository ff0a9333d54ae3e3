import { defineMessages } from '@ayana/contracts/language';

export const NEWSLETTER_MESSAGES = defineMessages('mfe-public/newsletter', {
  heading: 'Letters from Ayana',
  lead: 'News about prices and visa rules, by email.',
  page_heading: 'Our newsletter',
  page_lead: 'Type your email at the foot of this page. You can leave the list at any time, by a link in every letter.',
  label: 'Your email',
  send: 'Subscribe',
  sending: 'Subscribing',
});
