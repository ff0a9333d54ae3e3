/**
 * What each mail and text message is made of. Field names are those of the forms (api.md), times are ISO 8601 in UTC,
 * everything a visitor wrote is handed over as it is stored and escaped by the layout.
 */

type Optional<T> = T | null | undefined;

/** Every request: its id (the short reference is made from it) and when it was accepted. */
interface Received {
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
  /** False where a member of staff writes about somebody who has sent nothing: there is no request to open. */
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

/** A brochure someone asked for; its link is made of `id` when the mail is written. */
export interface BrochureMailData extends Received {
  /** ISO 8601 in UTC; from then on the link opens nothing. */
  readonly expires_at: string;
  /** Speciality and language in words. */
  readonly speciality: string;
  readonly language: string;
  readonly name?: Optional<string>;
  readonly email: string;
  /** Whether we may write about the treatment later. */
  readonly may_write: boolean;
}

/** An application of a partner, a doctor or someone who would work with us. */
export interface ApplicationMailData extends Received {
  /** What is applied for, in words. */
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  /** Short answers: label and text. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly message?: Optional<string>;
  /** What happens after the first answer, in a sentence. */
  readonly afterwards: string;
}

/** The wall-clock time someone asked for. `time_zone` (IANA) wins over `timezone` (`UTC+05:30`). */
interface Requested {
  /** `YYYY-MM-DD` */
  readonly preferred_date: string;
  /** One of the eight time slots, such as `10:00 AM`. */
  readonly preferred_time: string;
  readonly timezone?: Optional<string>;
  readonly time_zone?: Optional<string>;
  readonly country?: Optional<string>;
  readonly city?: Optional<string>;
  /** ISO 8601 in UTC: the instant itself, where a doctor's free time was chosen. */
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
  /** What the trip cost calculator showed, in words. */
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
  /** The doctor whose time was booked, with the hospital. */
  readonly doctor?: Optional<string>;
  readonly notes?: Optional<string>;
  readonly reason?: Optional<string>;
}

export interface NewsletterMailData extends Received {
  readonly email: string;
  /** Where the form stood; `website` by default. */
  readonly source?: Optional<string>;
  /** Absolute address that ends the subscription by POST (RFC 8058) and by GET; only a mail address is offered without it. */
  readonly unsubscribe_url?: Optional<string>;
}

export interface InboxReplyMailData {
  /** Id of the request that is answered. */
  readonly id: string;
  /** Name of the person who asked. */
  readonly name: string;
  /** What the staff member wrote; line breaks are kept. */
  readonly message: string;
  /** The staff member's name as patients may see it. */
  readonly staff_name?: Optional<string>;
  /** What the person had written, quoted below the answer. */
  readonly original?: Optional<string>;
}

/** A doctor's time that was booked, moved or given back. */
export interface AppointmentMailData extends ConsultationConfirmedMailData {
  readonly starts_at: string;
  readonly doctor: string;
  /** Of the doctor's city, whose clock stands beside the visitor's. */
  readonly doctor_place: string;
  readonly doctor_zone: string;
  /** What the doctor takes for it, in whole US dollars. */
  readonly fee_usd?: Optional<number>;
  /** The time it replaces, ISO 8601 in UTC. */
  readonly was?: Optional<string>;
}

export interface ConsultationConfirmedMailData extends Requested {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Any of the four spellings; a video consultation takes 45 minutes, a phone consultation 30 (spec section 9). */
  readonly consultation_type: string;
  /** For a phone consultation: the number that is called. */
  readonly phone?: Optional<string>;
  readonly procedure_interest?: Optional<string>;
  /** ISO 8601 in UTC; stamps the calendar file. */
  readonly confirmed_at: string;
  /** 0 for the first confirmation, one more each time it is moved (RFC 5545 SEQUENCE). */
  readonly sequence?: Optional<number>;
  /** With whom, where a doctor's time was booked. */
  readonly doctor?: Optional<string>;
  /** The time was given back: the calendar file takes it out. */
  readonly cancelled?: Optional<boolean>;
  /** Where the video takes place, once there is an address. */
  readonly join_url?: Optional<string>;
  /** A line the staff member adds. */
  readonly message?: Optional<string>;
}

/** A mail about someone's account. */
interface AccountMailData {
  /** As the person is called; only the first word is used. */
  readonly name: string;
}

/** A mail with a link that works once; the token is made of `link_id` when the mail is written and is never stored. */
export interface AccountLinkMailData extends AccountMailData {
  readonly link_id: string;
  /** ISO 8601 in UTC. */
  readonly expires_at: string;
  /** IANA, where the person told theirs. */
  readonly time_zone?: Optional<string>;
}

export interface VerifyEmailMailData extends AccountLinkMailData {
  /** The path of this site they were going to. */
  readonly next?: Optional<string>;
}

/** What someone wanted with an address. */
export type AddressUse = 'sign_up' | 'confirmation' | 'reset' | 'change_email';

export interface SignUpKnownMailData extends AccountMailData {
  readonly email: string;
  readonly asked: AddressUse;
}

export interface NoAccountMailData {
  readonly email: string;
  readonly asked: AddressUse;
}

/** Something happened to an account, at a moment (ISO 8601 in UTC). */
export interface AccountEventMailData extends AccountMailData {
  readonly at: string;
  readonly time_zone?: Optional<string>;
}

export interface PasswordChangedMailData extends AccountEventMailData {
  /** By a link in a mail, or by someone signed in. */
  readonly how: 'reset' | 'change';
}

export interface EmailChangeConfirmMailData extends AccountLinkMailData {
  /** The new address. */
  readonly email: string;
}

export interface EmailChangeNoticeMailData extends AccountEventMailData {
  /** The new address. */
  readonly email: string;
}

export interface IdentityChangedMailData extends AccountEventMailData {
  /** The outside identity provider, as people know it. */
  readonly provider: string;
  readonly how: 'connected' | 'disconnected';
}

export type AccountDeletedMailData = AccountEventMailData;

/** The consent to the processing of health data was taken back. */
export interface ConsentWithdrawnMailData extends AccountEventMailData {
  /** Of the account. */
  readonly email: string;
  /** Version of the text that had been agreed to; of several, with commas between them. */
  readonly text_version: string;
}

export interface RoleGivenMailData extends AccountMailData {
  /** The role in words. */
  readonly role_name: string;
}

export interface ApplicationRefusedMailData extends AccountMailData {
  /** What the administrator adds, in their own words. */
  readonly note?: Optional<string>;
}

/** Template name to data: the one list of every mail there is. */
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
  appointment_changed_notice: AppointmentMailData;
  inbox_reply: InboxReplyMailData;
  consultation_confirmed: ConsultationConfirmedMailData;
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
}

export type MailTemplate = keyof MailData;

/** Template name to data of SMS and WhatsApp messages. */
export interface TextData {
  contact_received: { readonly id: string; readonly first_name: string };
  consultation_received: { readonly id: string; readonly name: string; readonly consultation_type: string };
  consultation_confirmed: Requested & {
    readonly id: string;
    readonly name: string;
    readonly consultation_type: string;
  };
}

export type TextTemplate = keyof TextData;
