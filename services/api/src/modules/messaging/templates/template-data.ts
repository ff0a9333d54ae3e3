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
  StayMailData,
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
  ProposedDoctorDecidedMailData,
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
import type {
  ContactMailData,
  SupportMailData,
  BrochureMailData,
  ApplicationMailData,
  ConsultationMailData,
  VideoConsultationMailData,
  NewsletterMailData,
  InboxReplyMailData,
  AppointmentMailData,
  InboxFollowUpMailData,
  InboxHandedOverMailData,
  UnreadMessagesMailData,
  ConsultationConfirmedMailData,
  Requested,
} from './enquiry-data.js';
import type { OfCase, GuestLinkMailData, GuestMessagesMailData } from './of-case.js';

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
  assignment_handed_over: AssignmentMailData;
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
  stay_notice: StayMailData;
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
  proposed_doctor_decided: ProposedDoctorDecidedMailData;
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
