import { defineMessages } from '@ayana/contracts/language';

/** What a caller reads about an error that no module has words for, by the code of the problem. */
export const PROBLEM_MESSAGES = defineMessages('api/problems', {
  malformed_body: 'The request is not valid JSON.',
  not_signed_in: 'Please sign in.',
  not_allowed: 'You are not allowed to do this.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method.',
  body_too_large: 'What you sent is too large.',
  unsupported_media_type: 'Please send application/json.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  service_unavailable: 'The service is not available right now. Please try again in a moment.',
  invalid_fields: 'Something you sent cannot be stored as it is. Please check it.',
  internal_error: 'Something went wrong on our side. Please try again.',
});

/** What a caller reads about a refusal of the platform itself. */
export const REFUSAL_MESSAGES = defineMessages('api/refusals', {
  stale_version: 'Someone else has changed this since you opened it. Please look at it again, then make your change.',
  illegal_transition: 'This is not possible in its current state. Someone else may have changed it.',
  page_not_found: 'This page does not exist, or you may not see it.',
  account_not_allowed: 'Your account is not allowed to do this.',
  too_busy: 'Too many people are using this page right now. Please try again in a moment.',
  too_many_messages: 'Too many messages. Please wait a moment and try again.',
  upload_headers: 'The request needs the headers Upload-Length and Upload-Metadata of an upload.',
  no_object: 'The request must hold a JSON object.',
  no_message_object: 'A message must hold one JSON object.',
  key_reused: 'This Idempotency-Key was already used for another request.',
  needs_confirmation: 'This is far from what is usual. Please check it, and confirm that it is right.',
  key_refused: 'Idempotency-Key must be 1 to 200 visible ASCII characters.',
  cursor_refused: 'Cursor must be the next_cursor of the page before.',
});
