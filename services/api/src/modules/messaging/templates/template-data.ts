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
}

/** The wall-clock time somebody asked for. `time_zone` (IANA) wins over `timezone` (`UTC+05:30`). */
interface Wished {
  /** `YYYY-MM-DD` */
  readonly preferred_date: string;
  /** One of the eight time slots, such as `10:00 AM`. */
  readonly preferred_time: string;
  readonly timezone?: Optional<string>;
  readonly time_zone?: Optional<string>;
  readonly country?: Optional<string>;
  readonly city?: Optional<string>;
}

export interface ConsultationMailData extends Received, Wished {
  readonly name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  /** `Video Consultation` or `Phone Consultation`. */
  readonly consultation_type: string;
  readonly procedure_interest?: Optional<string>;
  readonly destination_preference?: Optional<string>;
  readonly notes?: Optional<string>;
}

export interface VideoConsultationMailData extends Received, Wished {
  readonly patient_name: string;
  readonly email: string;
  readonly phone?: Optional<string>;
  /** `video_consultation` or `phone_consultation`. */
  readonly consultation_type: string;
  readonly procedure_interest?: Optional<string>;
  readonly medical_condition?: Optional<string>;
  readonly specialization?: Optional<string>;
  readonly doctor_id?: Optional<string>;
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

export interface ConsultationConfirmedMailData extends Wished {
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
  /** Where the video takes place, once there is an address. */
  readonly join_url?: Optional<string>;
  /** A line the staff member adds. */
  readonly message?: Optional<string>;
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
  inbox_reply: InboxReplyMailData;
  consultation_confirmed: ConsultationConfirmedMailData;
}

export type MailTemplate = keyof MailData;

/** Template name to data of SMS and WhatsApp messages. */
export interface TextData {
  contact_received: { readonly id: string; readonly first_name: string };
  consultation_received: { readonly id: string; readonly name: string; readonly consultation_type: string };
  consultation_confirmed: Wished & { readonly id: string; readonly name: string; readonly consultation_type: string };
}

export type TextTemplate = keyof TextData;
