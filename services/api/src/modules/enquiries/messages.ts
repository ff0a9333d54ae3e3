import { defineMessages } from '@ayana/contracts/language';

export const ENQUIRY_MESSAGES = defineMessages('api/enquiries', {
  missing: {
    email: 'Enter the email address they wrote from.',
    phone: 'Enter the number they called or wrote from.',
  },
  no_address: 'Enter an email address to send the confirmation to.',
  unknown_treatment: 'This treatment is not offered.',
  consent: { noted: 'Agreed that we keep what they said', not_noted: 'Not asked yet' },
});
