import { defineMessages } from '@ayana/contracts/language';

export const INCOMING_MESSAGES = defineMessages('api/incoming', {
  no_thread: 'This case has no conversation with a patient. Choose another case.',
  no_room: 'This case has as many papers as a case may have. Remove some that nobody needs, or choose another case.',
  unknown_case: 'There is no case with this number.',
  handled: 'This message was placed or dismissed already.',
  bad_signature: 'This request is not signed as agreed.',
  too_old: 'The time this request was signed at is too far from now. Please check the clock of the sender.',
  already_received: 'This request was received before. Nothing was done again.',
  unknown_number: 'Name the number of the sender, with its country code.',
  text_id: 'Name the message by an id of at most 200 characters.',
  text_channel: 'Name the channel: sms or whatsapp.',
  text_empty: 'Send a text of at most 100,000 characters, a file, or both.',
  unreadable_form: 'This form is not complete. Please send it again.',
});
