import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/intake', {
  title: 'Before your journey begins',
  text: 'Our team answers within 24 hours. Until then you can send your reports and write to us: the person who answers has them.',
  send: 'Send your reports',
  write: 'Write to us',
});
