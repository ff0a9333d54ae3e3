export const NEWSLETTER_MESSAGES = {
  heading: 'Letters from Ayana',
  lead: 'What changes in prices and visa rules, by e-mail.',
  label: 'Your e-mail',
  send: 'Subscribe',
  sending: 'Subscribing',
} as const;
