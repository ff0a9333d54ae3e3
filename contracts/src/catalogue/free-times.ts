/** How a doctor consults from afar; each has its length (`CONSULTATION_MINUTES`) and its fee. */
export const CONSULTATION_KINDS = ['video', 'phone'] as const;
export type ConsultationKind = (typeof CONSULTATION_KINDS)[number];

/** A time is offered until so many hours before it begins, so that the doctor can read what was sent. */
export const BOOKING_NOTICE_HOURS = 12;

/** How far ahead times are offered. */
export const BOOKING_HORIZON_DAYS = 42;

/** Days one call for free times may ask for. */
export const FREE_TIMES_DAYS = { default: 14, most: BOOKING_HORIZON_DAYS } as const;
