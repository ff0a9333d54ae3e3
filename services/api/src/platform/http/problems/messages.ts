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
