import { accountDeleted, applicationRefused, identityChanged, passwordChanged, roleGiven } from './account-events.js';
import {
  emailChangeConfirm,
  emailChangeNotice,
  passwordReset,
  passwordResetUnknown,
  signUpKnown,
  verifyEmail,
} from './account-links.js';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentChangedNotice,
  appointmentLink,
  appointmentMoved,
} from './appointment.js';
import { applicationAcknowledgement, applicationNotice } from './application.js';
import type { MailContent } from './blocks.js';
import { broadcast, broadcastTest } from './broadcast.js';
import { brochureLink, brochureNotice } from './brochure.js';
import {
  quoteAcceptedNotice,
  quoteChosenNotice,
  paymentNotice,
  stayNotice,
  quoteDeclinedNotice,
  checkInDue,
  checkInRedFlags,
  treatmentRequestNotice,
  requestWithdrawn,
  orderNotice,
} from './case-care.js';
import { travelLegMissed, travelLegMoved, visaRefused } from './case-trip.js';
import { familyNews, companionInvitation, consultationGuest, consultationGuestChanged } from './case-people.js';
import {
  assignmentGiven,
  assignmentLapsed,
  assignmentNotNeeded,
  assignmentHandedOver,
  assignmentPaperArrived,
  assignmentPaperAsked,
  assignmentReminder,
  caseHandedOver,
  journeyInvitation,
} from './case.js';
import { caseMessage } from './case-message.js';
import { consentWithdrawn, consentWithdrawnNotice } from './consent-withdrawn.js';
import { consultationAcknowledgement, videoConsultationAcknowledgement } from './consultation-acknowledgement.js';
import { consultationConfirmed } from './consultation-confirmed.js';
import { consultationNotice, videoConsultationNotice } from './consultation-notice.js';
import { contactAcknowledgement } from './contact-acknowledgement.js';
import { contactNotice } from './contact-notice.js';
import { escalationExhausted, escalationPage } from './escalation.js';
import { inboxFollowUp } from './inbox-follow-up.js';
import { guestLink, guestMessages } from './guest-link.js';
import { inboxHandedOver } from './inbox-handed-over.js';
import { inboxReply } from './inbox-reply.js';
import { newsletterAcknowledgement, newsletterNotice } from './newsletter.js';
import { notification } from './notification.js';
import { incidentFollowUp, incidentUpdate, signalOpened } from './operations.js';
import {
  changeProposalDecided,
  credentialNews,
  organisationInvitation,
  proposedDoctorDecided,
  siteApplicationDeclined,
} from './organisation.js';
import { dataRequestNews, evidenceLapses } from './compliance.js';
import { atMost, type TemplateContext } from './parts.js';
import {
  serviceRequestApproval,
  serviceRequestAsked,
  serviceRequestComment,
  serviceRequestResolved,
} from './service-request.js';
import { supportAcknowledgement, supportNotice } from './support.js';
import type { MailData, MailTemplate } from './template-data.js';
import type { OfCase } from './of-case.js';
import { unreadMessages } from './unread-messages.js';

/** Template name to function: a name without a function, or one with the wrong data, does not compile. */
export const MAIL_TEMPLATES: {
  readonly [T in MailTemplate]: (data: MailData[T], context: TemplateContext) => MailContent;
} = {
  contact_acknowledgement: contactAcknowledgement,
  contact_notice: contactNotice,
  consultation_acknowledgement: consultationAcknowledgement,
  consultation_notice: consultationNotice,
  video_consultation_acknowledgement: videoConsultationAcknowledgement,
  video_consultation_notice: videoConsultationNotice,
  newsletter_acknowledgement: newsletterAcknowledgement,
  newsletter_notice: newsletterNotice,
  support_acknowledgement: supportAcknowledgement,
  support_notice: supportNotice,
  application_acknowledgement: applicationAcknowledgement,
  application_notice: applicationNotice,
  brochure_link: brochureLink,
  brochure_notice: brochureNotice,
  appointment_booked: appointmentBooked,
  appointment_moved: appointmentMoved,
  appointment_cancelled: appointmentCancelled,
  appointment_link: appointmentLink,
  appointment_changed_notice: appointmentChangedNotice,
  inbox_reply: inboxReply,
  inbox_handed_over: inboxHandedOver,
  inbox_follow_up: inboxFollowUp,
  consultation_confirmed: consultationConfirmed,
  unread_messages: unreadMessages,
  case_message: caseMessage,
  guest_link: guestLink,
  guest_messages: guestMessages,
  service_request_asked: serviceRequestAsked,
  service_request_comment: serviceRequestComment,
  service_request_resolved: serviceRequestResolved,
  service_request_approval: serviceRequestApproval,
  assignment_given: assignmentGiven,
  assignment_reminder: assignmentReminder,
  assignment_handed_over: assignmentHandedOver,
  assignment_paper_arrived: assignmentPaperArrived,
  assignment_not_needed: assignmentNotNeeded,
  assignment_paper_asked: assignmentPaperAsked,
  assignment_lapsed: assignmentLapsed,
  case_handed_over: caseHandedOver,
  journey_invitation: journeyInvitation,
  notification,
  verify_email: verifyEmail,
  sign_up_known: signUpKnown,
  password_reset: passwordReset,
  password_reset_unknown: passwordResetUnknown,
  password_changed: passwordChanged,
  email_change_confirm: emailChangeConfirm,
  email_change_notice: emailChangeNotice,
  identity_changed: identityChanged,
  account_deleted: accountDeleted,
  consent_withdrawn: consentWithdrawn,
  consent_withdrawn_notice: consentWithdrawnNotice,
  role_given: roleGiven,
  application_refused: applicationRefused,
  quote_accepted_notice: quoteAcceptedNotice,
  quote_chosen_notice: quoteChosenNotice,
  quote_declined_notice: quoteDeclinedNotice,
  payment_notice: paymentNotice,
  stay_notice: stayNotice,
  check_in_due: checkInDue,
  check_in_red_flags: checkInRedFlags,
  treatment_request_notice: treatmentRequestNotice,
  request_withdrawn: requestWithdrawn,
  travel_leg_missed: travelLegMissed,
  travel_leg_moved: travelLegMoved,
  visa_refused: visaRefused,
  companion_invitation: companionInvitation,
  family_news: familyNews,
  organisation_invitation: organisationInvitation,
  change_proposal_decided: changeProposalDecided,
  proposed_doctor_decided: proposedDoctorDecided,
  site_application_declined: siteApplicationDeclined,
  credential_news: credentialNews,
  order_notice: orderNotice,
  consultation_guest: consultationGuest,
  consultation_guest_changed: consultationGuestChanged,
  signal_opened: signalOpened,
  incident_update: incidentUpdate,
  incident_follow_up: incidentFollowUp,
  evidence_lapses: evidenceLapses,
  data_request_news: dataRequestNews,
  escalation_page: escalationPage,
  escalation_exhausted: escalationExhausted,
  broadcast,
  broadcast_test: broadcastTest,
};

/** A longer subject is shortened before the number of its case is added. */
const SUBJECT_MAX = 120;

/** Renders a template by name; `data` was stored when the mail was queued, with the number of the case it speaks of. */
export function mailContent<T extends MailTemplate>(
  template: T,
  data: MailData[T] & OfCase,
  context: TemplateContext,
): MailContent {
  const content = MAIL_TEMPLATES[template](data, context);
  const { case_number } = data;
  if (case_number === undefined) return content;
  const { reference: _request, subject, ...rest } = content;
  return {
    ...rest,
    subject: subject.includes(case_number) ? subject : `${atMost(subject, SUBJECT_MAX)} · ${case_number}`,
    case_number,
  };
}
