import type { InferKyselyTable } from '@mikro-orm/sql';
import { ConsultationSchema } from './modules/consultations/consultation.entity.js';
import { VideoConsultationSchema } from './modules/consultations/video-consultation.entity.js';
import { RefreshTokenSchema, SessionSchema } from './modules/identity/session.entity.js';
import { UserSchema } from './modules/identity/user.entity.js';
import { InboxItemSchema, InboxReadSchema, InboxTimelineSchema } from './modules/inbox/inbox.entity.js';
import { ContactMessageSchema, GeneralInquirySchema } from './modules/inquiries/inquiry.entity.js';
import { OutgoingMailSchema } from './modules/messaging/outgoing-mail.entity.js';
import { OutgoingTextSchema } from './modules/messaging/outgoing-text.entity.js';
import { NewsletterSubscriptionSchema } from './modules/newsletter/newsletter.entity.js';
import { PatientNotificationSchema } from './modules/notifications/notification.entity.js';
import { PartnerHospitalSchema, PartnerSchema } from './modules/partner-hospitals/partner-hospital.entity.js';
import { SecurityEventSchema } from './modules/security-events/security-event.entity.js';
import { SocialLinkSchema } from './modules/social-links/social-link.entity.js';
import { TreatmentCategorySchema, TreatmentSchema } from './modules/treatments/treatment.entity.js';
import { IdempotencyKeySchema } from './platform/http/idempotency.entity.js';

/** Every entity of every module, by its table. */
const schemas = {
  consultations: ConsultationSchema,
  contact_messages: ContactMessageSchema,
  general_inquiries: GeneralInquirySchema,
  idempotency_keys: IdempotencyKeySchema,
  inbox_items: InboxItemSchema,
  inbox_reads: InboxReadSchema,
  inbox_timeline: InboxTimelineSchema,
  newsletter_subscriptions: NewsletterSubscriptionSchema,
  outgoing_mails: OutgoingMailSchema,
  outgoing_texts: OutgoingTextSchema,
  partner_hospitals: PartnerHospitalSchema,
  partners: PartnerSchema,
  patient_notifications: PatientNotificationSchema,
  refresh_tokens: RefreshTokenSchema,
  security_events: SecurityEventSchema,
  sessions: SessionSchema,
  social_links: SocialLinkSchema,
  treatment_categories: TreatmentCategorySchema,
  treatments: TreatmentSchema,
  users: UserSchema,
  video_consultations: VideoConsultationSchema,
} as const;

export const entities = Object.values(schemas);

/** The tables as the query builder knows them, derived from the entities. `timestamptz` comes back as text: see `isoTime`. */
export type Tables = { [Table in keyof typeof schemas]: InferKyselyTable<(typeof schemas)[Table]> };
