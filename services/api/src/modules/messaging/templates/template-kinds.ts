import type { MailTemplate, TextTemplate } from './template-data.js';

/** Mails that speak of a case: what queues one names it, and its number is shown beside the brand and in the subject. */
export const CASE_TEMPLATES = [
  'appointment_booked',
  'appointment_moved',
  'appointment_cancelled',
  'appointment_link',
  'appointment_changed_notice',
  'unread_messages',
  'case_message',
  'guest_link',
  'guest_messages',
  'assignment_given',
  'assignment_reminder',
  'assignment_handed_over',
  'assignment_paper_arrived',
  'assignment_not_needed',
  'assignment_paper_asked',
  'assignment_lapsed',
  'case_handed_over',
  'notification',
  'quote_accepted_notice',
  'quote_chosen_notice',
  'quote_declined_notice',
  'stay_notice',
  'payment_notice',
  'check_in_due',
  'check_in_red_flags',
  'treatment_request_notice',
  'request_withdrawn',
  'travel_leg_missed',
  'travel_leg_moved',
  'visa_refused',
  'companion_invitation',
  'family_news',
  'order_notice',
  'consultation_guest',
  'consultation_guest_changed',
  'signal_opened',
] as const satisfies readonly MailTemplate[];
export type CaseTemplate = (typeof CASE_TEMPLATES)[number];

/** Messages about an enquiry, whose id is that of their data: they show the number of its case. */
export const ENQUIRY_TEMPLATES: readonly (MailTemplate | TextTemplate)[] = [
  'contact_acknowledgement',
  'contact_notice',
  'contact_received',
  'consultation_acknowledgement',
  'consultation_notice',
  'consultation_received',
  'consultation_confirmed',
  'video_consultation_acknowledgement',
  'video_consultation_notice',
  'inbox_reply',
  'inbox_handed_over',
  'inbox_follow_up',
  'appointment_booked',
  'appointment_moved',
  'appointment_cancelled',
  'appointment_link',
  'appointment_changed_notice',
];

/** Acknowledgements of enquiries that are cases: they say how to send reports and how to write to us. */
export const OPENING_TEMPLATES: readonly (MailTemplate | TextTemplate)[] = [
  'contact_acknowledgement',
  'consultation_acknowledgement',
  'video_consultation_acknowledgement',
  'appointment_booked',
];
