import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';

/** Kinds of remote consultation; each has its length (`CONSULTATION_MINUTES`) and its fee. */
export const CONSULTATION_KINDS = ['video', 'phone'] as const;
export type ConsultationKind = (typeof CONSULTATION_KINDS)[number];

/** Hours before its start until which a time is offered, so that the doctor can read the request. */
export const BOOKING_NOTICE_HOURS = 12;

/** Days ahead for which times are offered. */
export const BOOKING_HORIZON_DAYS = 42;

/** Most days one request for free times may cover. */
export const FREE_TIMES_DAYS = { default: 14, most: BOOKING_HORIZON_DAYS } as const;

export interface Hold {
  /** What `video-consultation-request` takes to book it. */
  slot_id: Id;
  starts_at: Moment;
  ends_at: Moment;
  kind: ConsultationKind;
  /** After this it may be someone else’s; asking again prolongs it. */
  held_until: Moment;
  /** Secret of this hold: extends, replaces and releases it. */
  holder_key: string;
}

export interface CatalogueWeekHours {
  /**
   * 1 is Monday.
   * @minimum 1
   * @maximum 7
   */
  weekday: Integer;
  /** @example "09:00" */
  from_time: string;
  /** @example "12:00" */
  to_time: string;
  kinds: ConsultationKind[];
}

export interface HoursDoctor {
  id: Id;
  full_name: string;
  hospital_name: string;
  /** Those with a fee. */
  kinds: ConsultationKind[];
}

export interface FreeTimes {
  /** The earliest first; none where the doctor does not consult so. */
  items: FreeTime[];
  /** Always null: the days asked for come at once. */
  next_cursor: string | null;
  from: CalendarDay;
  days: Integer;
  kind: ConsultationKind;
  /** Where these days begin. */
  time_zone: string;
}

export interface FreeTime {
  starts_at: Moment;
  ends_at: Moment;
  kind: ConsultationKind;
  minutes: Integer;
  /** The doctor's, an IANA name. */
  time_zone: string;
}

export interface WeeklyHours {
  /**
   * 1 is Monday.
   * @minimum 1
   * @maximum 7
   */
  weekday: Integer;
  /** @example "09:00" */
  from_time: string;
  /** @example "12:00" */
  to_time: string;
  /** Of these hours, an IANA name. */
  time_zone: string;
  kinds: ConsultationKind[];
}
