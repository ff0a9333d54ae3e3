import type { InferKyselyTable } from '@mikro-orm/sql';
import { AuditEntrySchema } from './modules/activity/audit-entry.entity.js';
import { BrochureRequestSchema } from './modules/brochures/brochure-request.entity.js';
import { CareerApplicationSchema, VacancySchema } from './modules/careers/career-application.entity.js';
import { ConsultationSchema } from './modules/consultations/consultation.entity.js';
import { VideoConsultationSchema } from './modules/consultations/video-consultation.entity.js';
import { ConsentSchema } from './modules/identity/accounts/consent.entity.js';
import { OneTimeTokenSchema } from './modules/identity/links/one-time-token.entity.js';
import { RoleApplicationSchema } from './modules/identity/accounts/role-application.entity.js';
import { RefreshTokenSchema, SessionSchema } from './modules/identity/sessions/session.entity.js';
import { SignUpSchema } from './modules/identity/sign-up/sign-up.entity.js';
import { UserIdentitySchema } from './modules/identity/accounts/user-identity.entity.js';
import { UserSchema } from './modules/identity/accounts/user.entity.js';
import { InboxItemSchema, InboxReadSchema, InboxTimelineSchema } from './modules/inbox/inbox.entity.js';
import { ContactMessageSchema, GeneralInquirySchema } from './modules/inquiries/inquiry.entity.js';
import { OutgoingMailSchema } from './modules/messaging/outgoing-mail.entity.js';
import { OutgoingTextSchema } from './modules/messaging/outgoing-text.entity.js';
import { NewsletterSubscriptionSchema } from './modules/newsletter/newsletter.entity.js';
import { PatientNotificationSchema } from './modules/notifications/notification.entity.js';
import { PartnerHospitalSchema, PartnerSchema } from './modules/partner-hospitals/partner-hospital.entity.js';
import { DoctorApplicationSchema, PartnerApplicationSchema } from './modules/partnerships/applications.entity.js';
import { SecurityEventSchema } from './modules/security-events/security-event.entity.js';
import { SocialLinkSchema } from './modules/social-links/social-link.entity.js';
import { SupportRequestSchema } from './modules/support/support-request.entity.js';
import { TreatmentCategorySchema, TreatmentSchema } from './modules/treatments/treatment.entity.js';
import { IdempotencyKeySchema } from './platform/http/idempotency/idempotency.entity.js';

/** Every entity of every module, by its table. */
const schemas = {
  audit_entries: AuditEntrySchema,
  brochure_requests: BrochureRequestSchema,
  career_applications: CareerApplicationSchema,
  consents: ConsentSchema,
  consultations: ConsultationSchema,
  contact_messages: ContactMessageSchema,
  doctor_applications: DoctorApplicationSchema,
  general_inquiries: GeneralInquirySchema,
  idempotency_keys: IdempotencyKeySchema,
  inbox_items: InboxItemSchema,
  inbox_reads: InboxReadSchema,
  inbox_timeline: InboxTimelineSchema,
  newsletter_subscriptions: NewsletterSubscriptionSchema,
  one_time_tokens: OneTimeTokenSchema,
  outgoing_mails: OutgoingMailSchema,
  outgoing_texts: OutgoingTextSchema,
  partner_hospitals: PartnerHospitalSchema,
  partners: PartnerSchema,
  partner_applications: PartnerApplicationSchema,
  patient_notifications: PatientNotificationSchema,
  refresh_tokens: RefreshTokenSchema,
  role_applications: RoleApplicationSchema,
  security_events: SecurityEventSchema,
  sessions: SessionSchema,
  sign_ups: SignUpSchema,
  social_links: SocialLinkSchema,
  support_requests: SupportRequestSchema,
  treatment_categories: TreatmentCategorySchema,
  treatments: TreatmentSchema,
  user_identities: UserIdentitySchema,
  users: UserSchema,
  video_consultations: VideoConsultationSchema,
  vacancies: VacancySchema,
} as const;

export const entities = Object.values(schemas);

/** The tables as the query builder sees them, derived from the entities. `timestamptz` is returned as text: see `isoTime`. */
export type Tables = { [Table in keyof typeof schemas]: InferKyselyTable<(typeof schemas)[Table]> };
