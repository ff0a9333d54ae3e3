/** Kinds of remote consultation; each has its length (`CONSULTATION_MINUTES`) and its fee. */
export const CONSULTATION_KINDS = ['video', 'phone'] as const;
export type ConsultationKind = (typeof CONSULTATION_KINDS)[number];

/** Hours before its start until which a time is offered, so that the doctor can read the request. */
export const BOOKING_NOTICE_HOURS = 12;

/** Days ahead for which times are offered. */
export const BOOKING_HORIZON_DAYS = 42;

/** Most days one request for free times may cover. */
export const FREE_TIMES_DAYS = { default: 14, most: BOOKING_HORIZON_DAYS } as const;
