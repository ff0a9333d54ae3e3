export type * from './inquiries-answers.ts';

/** Fields of the contact form as sent, in the order of the form (spec section 3). */
export const CONTACT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'interested_procedure',
  'preferred_destination',
  'additional_info',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Statuses of a general inquiry; `read` marks it read (spec section 3). */
export const INQUIRY_STATUSES = ['unread', 'read'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** `contact-notification`'s types (spec section 7). */
export const CONTACT_NOTIFICATION_TYPES = ['contact_form', 'consultation_request'] as const;
