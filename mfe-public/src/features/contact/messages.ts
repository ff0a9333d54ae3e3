import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

export const CONTACT_MESSAGES = defineMessages('mfe-public/contact', {
  heading: 'Ask us anything',
  lead: `A person writes back within ${RESPONSE_HOURS} hours.`,
  procedure: 'Procedure',
  destination: 'City in India',
  destination_none: 'No preference',
  message: 'Message',
  message_example: 'What has happened so far, and what would you like to know?',
  send: 'Send message',
  sending: 'Sending your message',
  map: 'Map of the coast of India with our partners’ cities.',
  call: 'Call us',
  write: 'Write to us',
  visit: 'Find us on a map',
  hours: 'Support hours',
});
