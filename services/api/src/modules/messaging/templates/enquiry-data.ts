import type { LeadStage } from '@ayana/contracts/inbox';
import type { OfCase } from './of-case.js';

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
export interface Requested {
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
