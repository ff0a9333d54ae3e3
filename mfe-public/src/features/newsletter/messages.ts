export const NEWSLETTER_MESSAGES = {
  heading: 'Letters from Ayana',
  lead: 'News about prices and visa rules, by email.',
  page_lead: 'Type your email at the foot of this page. You can leave the list at any time, by a link in every letter.',
  label: 'Your email',
  send: 'Subscribe',
  sending: 'Subscribing',
} as const;
