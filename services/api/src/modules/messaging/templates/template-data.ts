import type { LeadStage } from '@ayana/contracts/inbox';
/**
 * The data of each mail and text message. Field names are those of the forms (api.md), times are ISO 8601 in UTC, user input is passed as
 * stored and escaped by the layout.
 */

import type { DataRequestNewsMailData, EvidenceLapsesMailData } from './compliance-data.js';
import type {
  AccountDeletedMailData,
  AccountLinkMailData,
  ApplicationRefusedMailData,
  ConsentWithdrawnMailData,
  EmailChangeConfirmMailData,
  EmailChangeNoticeMailData,
  IdentityChangedMailData,
  NoAccountMailData,
  PasswordChangedMailData,
  RoleGivenMailData,
  SignUpKnownMailData,
  VerifyEmailMailData,
} from './account-data.js';
import type {
  AssignmentLapsedMailData,
  AssignmentMailData,
  AssignmentPaperAskedMailData,
  CaseHandedOverMailData,
  JourneyInvitationMailData,
} from './case-data.js';
import type { CaseMessageMailData, CaseMessageTextData } from './case-message-data.js';
import type { EscalationExhaustedMailData, EscalationPageMailData, EscalationPageTextData } from './escalation-data.js';
import type { NotificationMailData, NotificationTextData } from './notification-data.js';
import type {
  CheckInDueMailData,
  CheckInRedFlagsMailData,
  CompanionInvitationMailData,
  ConsultationGuestChangedMailData,
  ConsultationGuestMailData,
  FamilyNewsMailData,
  OrderNoticeMailData,
  QuoteAcceptedMailData,
  PaymentMailData,
  QuoteDeclinedMailData,
  RequestWithdrawnMailData,
  TravelLegMissedMailData,
  TravelLegMovedMailData,
  VisaRefusedMailData,
  TreatmentRequestMailData,
} from './case-care-data.js';
import type {
  ChangeProposalDecidedMailData,
  CredentialNewsMailData,
  OrganisationInvitationMailData,
  SiteApplicationDeclinedMailData,
} from './organisation-data.js';
import type {
  ServiceRequestApprovalMailData,
  ServiceRequestMailData,
  ServiceRequestTextMailData,
} from './service-request-data.js';

import type { IncidentFollowUpMailData, IncidentUpdateMailData, SignalOpenedMailData } from './operations-data.js';

import type {
  BroadcastMailData,
  BroadcastTestMailData,
  BroadcastTestTextData,
  BroadcastTextData,
} from './broadcast-data.js';

type Optional<T> = T | null | undefined;

/** Every request: its id (the short reference is derived from it) and when it was received. */
interface Received extends OfCase {
  readonly id: string;
  /** ISO 8601 in UTC; the answer is due 24 hours later. */
  readonly received_at: string;
}

export interface ContactMailData extends Received {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  readonly interested_procedure?: Optional<string>;
  readonly preferred_destination?: Optional<string>;
  readonly additional_info?: Optional<string>;
  /** False when a staff member sends a notice about someone who has sent nothing: there is no request to open. */
  readonly in_inbox?: Optional<boolean>;
}

export interface SupportMailData extends Received {
  /** In words. */
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  readonly message: string;
}

/** A requested brochure; its link is derived from `id` when the mail is written. */
export interface BrochureMailData extends Received {
  /** ISO 8601 in UTC; the link expires then. */
  readonly expires_at: string;
  /** Speciality and language in words. */
  readonly speciality: string;
  readonly language: string;
  readonly name?: Optional<string>;
  readonly email: string;
  /** Whether we may write about the treatment later. */
  readonly may_write: boolean;
}

/** An application of a partner, a doctor or a job applicant. */
export interface ApplicationMailData extends Received {
  /** The kind of application, in words. */
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  /** Short answers: label and text. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly message?: Optional<string>;
  /** The steps after the first answer, in a sentence. */
  readonly afterwards: string;
}

/** The preferred wall-clock time. `time_zone` (IANA) wins over `timezone` (`UTC+05:30`). */
interface Requested {
  /** `YYYY-MM-DD` */
  readonly preferred_date: string;
  /** One of the eight time slots, such as `10:00 AM`. */
  readonly preferred_time: string;
  readonly timezone?: Optional<string>;
  readonly time_zone?: Optional<string>;
  readonly country?: Optional<string>;
  readonly city?: Optional<string>;
  /** ISO 8601 in UTC: the instant itself, when a doctor's free time was chosen. */
  readonly starts_at?: Optional<string>;
}

export interface ConsultationMailData extends Received, Requested {
  readonly name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  /** `Video Consultation` or `Phone Consultation`. */
  readonly consultation_type: string;
  readonly procedure_interest?: Optional<string>;
  readonly destination_preference?: Optional<string>;
  /** The result of the trip cost calculator, in words. */
  readonly trip_estimate?: Optional<string>;
  readonly notes?: Optional<string>;
}

export interface VideoConsultationMailData extends Received, Requested {
  readonly patient_name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  /** `video_consultation` or `phone_consultation`. */
  readonly consultation_type: string;
  readonly procedure_interest?: Optional<string>;
  readonly medical_condition?: Optional<string>;
  readonly specialization?: Optional<string>;
  readonly doctor_id?: Optional<string>;
  /** The booked doctor, with the hospital. */
  readonly doctor?: Optional<string>;
  readonly notes?: Optional<string>;
  readonly reason?: Optional<string>;
}

export interface NewsletterMailData extends Received {
  readonly email: string;
  /** The page with the form; `website` by default. */
  readonly source?: Optional<string>;
  /** Absolute address that asks by GET and unsubscribes by POST (RFC 8058); without it only a mail address is offered. */
  readonly unsubscribe_url?: Optional<string>;
}

export interface InboxReplyMailData extends OfCase {
  /** Id of the answered request. */
  readonly id: string;
  /** Name of the sender of the request. */
  readonly name: string;
  /** The staff member's text; line breaks are kept. */
  readonly message: string;
  /** The staff member's name as patients may see it. */
  readonly staff_name?: Optional<string>;
  /** The original message, quoted below the answer. */
  readonly original?: Optional<string>;
}

/** An appointment that was booked, moved or cancelled, or got its link. */
export interface AppointmentMailData extends ConsultationConfirmedMailData {
  readonly starts_at: string;
  readonly doctor: string;
  /** Of the doctor's city, whose clock is shown beside the visitor's. */
  readonly doctor_place: string;
  readonly doctor_zone: string;
  /** The doctor's fee, in whole US dollars. */
  readonly fee_usd?: Optional<number>;
  /** The time it replaces, ISO 8601 in UTC. */
  readonly was?: Optional<string>;
  /** Path of the room of a talk by video: that for visitors, whose secret is added to it, or the one that asks to sign in. */
  readonly room?: Optional<string>;
}

export interface InboxFollowUpMailData extends OfCase {
  readonly id: string;
  /** Of who has the request; empty for the team. */
  readonly name: string;
  /** Who sent it. */
  readonly visitor: string;
  /** The day in India. */
  readonly day: string;
  readonly stage: LeadStage;
}

export interface InboxHandedOverMailData extends OfCase {
  readonly id: string;
  /** Of the colleague who gets it. */
  readonly name: string;
  /** Who handed it over. */
  readonly from: string;
  /** Who sent the request. */
  readonly visitor: string;
  readonly note?: Optional<string>;
}

/** Messages of a case that their reader has not opened; what they say stays on the site. */
export interface UnreadMessagesMailData {
  /** Of the reader. */
  readonly name: string;
  /** Of the authors, in a sentence. */
  readonly from: string;
  readonly count: number;
  /** Of the thread, on this site. */
  readonly path: string;
}

export interface ConsultationConfirmedMailData extends Requested {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Any of the four spellings; a video consultation takes 45 minutes, a phone consultation 30 (spec section 9). */
  readonly consultation_type: string;
  /** For a phone consultation: the number to call. */
  readonly phone?: Optional<string>;
  readonly procedure_interest?: Optional<string>;
  /** ISO 8601 in UTC; timestamp of the calendar file. */
  readonly confirmed_at: string;
  /** 0 for the first confirmation, increased each time it is moved (RFC 5545 SEQUENCE). */
  readonly sequence?: Optional<number>;
  /** The doctor, when a doctor's time was booked. */
  readonly doctor?: Optional<string>;
  /** The appointment was cancelled: the calendar file removes it. */
  readonly cancelled?: Optional<boolean>;
  /** Address of the video call, once there is one. */
  readonly join_url?: Optional<string>;
  /** A line added by staff. */
  readonly message?: Optional<string>;
}

/** Template name to data: the list of all mails. */
export interface MailData {
  contact_acknowledgement: ContactMailData;
  contact_notice: ContactMailData;
  consultation_acknowledgement: ConsultationMailData;
  consultation_notice: ConsultationMailData;
  video_consultation_acknowledgement: VideoConsultationMailData;
  video_consultation_notice: VideoConsultationMailData;
  newsletter_acknowledgement: NewsletterMailData;
  newsletter_notice: NewsletterMailData;
  support_acknowledgement: SupportMailData;
  support_notice: SupportMailData;
  application_acknowledgement: ApplicationMailData;
  application_notice: ApplicationMailData;
  brochure_link: BrochureMailData;
  brochure_notice: BrochureMailData;
  appointment_booked: AppointmentMailData;
  appointment_moved: AppointmentMailData;
  appointment_cancelled: AppointmentMailData;
  appointment_link: AppointmentMailData;
  appointment_changed_notice: AppointmentMailData;
  inbox_reply: InboxReplyMailData;
  inbox_handed_over: InboxHandedOverMailData;
  inbox_follow_up: InboxFollowUpMailData;
  consultation_confirmed: ConsultationConfirmedMailData;
  unread_messages: UnreadMessagesMailData;
  case_message: CaseMessageMailData;
  guest_link: GuestLinkMailData;
  guest_messages: GuestMessagesMailData;
  service_request_asked: ServiceRequestMailData;
  service_request_comment: ServiceRequestTextMailData;
  service_request_resolved: ServiceRequestTextMailData;
  service_request_approval: ServiceRequestApprovalMailData;
  assignment_given: AssignmentMailData;
  assignment_reminder: AssignmentMailData;
  assignment_paper_arrived: AssignmentMailData;
  assignment_not_needed: AssignmentMailData;
  assignment_paper_asked: AssignmentPaperAskedMailData;
  assignment_lapsed: AssignmentLapsedMailData;
  case_handed_over: CaseHandedOverMailData;
  journey_invitation: JourneyInvitationMailData;
  notification: NotificationMailData;
  verify_email: VerifyEmailMailData;
  sign_up_known: SignUpKnownMailData;
  password_reset: AccountLinkMailData;
  password_reset_unknown: NoAccountMailData;
  password_changed: PasswordChangedMailData;
  email_change_confirm: EmailChangeConfirmMailData;
  email_change_notice: EmailChangeNoticeMailData;
  identity_changed: IdentityChangedMailData;
  account_deleted: AccountDeletedMailData;
  consent_withdrawn: ConsentWithdrawnMailData;
  consent_withdrawn_notice: ConsentWithdrawnMailData;
  role_given: RoleGivenMailData;
  application_refused: ApplicationRefusedMailData;
  quote_accepted_notice: QuoteAcceptedMailData;
  quote_chosen_notice: QuoteAcceptedMailData;
  quote_declined_notice: QuoteDeclinedMailData;
  payment_notice: PaymentMailData;
  check_in_due: CheckInDueMailData;
  check_in_red_flags: CheckInRedFlagsMailData;
  treatment_request_notice: TreatmentRequestMailData;
  request_withdrawn: RequestWithdrawnMailData;
  travel_leg_missed: TravelLegMissedMailData;
  travel_leg_moved: TravelLegMovedMailData;
  visa_refused: VisaRefusedMailData;
  companion_invitation: CompanionInvitationMailData;
  family_news: FamilyNewsMailData;
  organisation_invitation: OrganisationInvitationMailData;
  change_proposal_decided: ChangeProposalDecidedMailData;
  site_application_declined: SiteApplicationDeclinedMailData;
  credential_news: CredentialNewsMailData;
  order_notice: OrderNoticeMailData;
  consultation_guest: ConsultationGuestMailData;
  consultation_guest_changed: ConsultationGuestChangedMailData;
  signal_opened: SignalOpenedMailData;
  incident_update: IncidentUpdateMailData;
  incident_follow_up: IncidentFollowUpMailData;
  evidence_lapses: EvidenceLapsesMailData;
  data_request_news: DataRequestNewsMailData;
  escalation_page: EscalationPageMailData;
  escalation_exhausted: EscalationExhaustedMailData;
  broadcast: BroadcastMailData;
  broadcast_test: BroadcastTestMailData;
}

export type MailTemplate = keyof MailData;

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
  'assignment_paper_arrived',
  'assignment_not_needed',
  'assignment_paper_asked',
  'assignment_lapsed',
  'case_handed_over',
  'notification',
  'quote_accepted_notice',
  'quote_chosen_notice',
  'quote_declined_notice',
  'payment_notice',
  'check_in_due',
  'check_in_red_flags',
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

/** What is stored beside the data of a mail about a case. */
export interface OfCase {
  readonly case_number?: string;
  /** How its reader gets to the case: by the portal of their account, or by a link, whose secret is made of its id. */
  readonly opens?: 'portal' | { readonly link: string; readonly until: string } | null;
}

/** To a guest, with a link to their case. */
export interface GuestLinkMailData extends OfCase {
  /** Of the link. */
  readonly link: string;
  /** ISO 8601. */
  readonly until: string;
  readonly name: string;
}

export interface GuestMessagesMailData extends GuestLinkMailData {
  /** Messages of the team that the guest has not read. */
  readonly count: number;
}

/** Template name to data of SMS and WhatsApp messages. */
export interface TextData {
  contact_received: OfCase & { readonly id: string; readonly first_name: string };
  consultation_received: OfCase & { readonly id: string; readonly name: string; readonly consultation_type: string };
  consultation_confirmed: OfCase &
    Requested & {
      readonly id: string;
      readonly name: string;
      readonly consultation_type: string;
    };
  /** The id that the code is made of. */
  guest_code: { readonly id: string };
  notification: NotificationTextData;
  case_message: CaseMessageTextData;
  escalation_page: EscalationPageTextData;
  broadcast: BroadcastTextData;
  broadcast_test: BroadcastTestTextData;
}

export type TextTemplate = keyof TextData;
