import type { Id, Moment } from '../shapes/index.ts';
import type { GeneralInquiry } from '../realtime.ts';
import type { InboxStatus } from '../inbox/states.ts';

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

/** What the staff wrote about a question. */
export interface InquiryAnswer {
  id: Id;
  /** Text, never markup. */
  text: string;
  at: Moment;
  /** Who wrote it; null when their account is gone. */
  staff_name: string | null;
}

/** A question as its sender sees it. */
export interface OwnInquiry extends GeneralInquiry {
  /** What was written, where anything was. */
  message: string | null;
  /** How far the staff are with it. */
  request_status: InboxStatus;
  received_at: Moment;
  /** When the promised answer is due. */
  due_at: Moment;
  /** Oldest first. */
  answers: InquiryAnswer[];
}

export interface GeneralInquiriesPage {
  items: OwnInquiry[];
  next_cursor: string | null;
}
