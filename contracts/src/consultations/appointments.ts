import type { CONSULTATION_MINUTES, VideoConsultationType } from './slots.ts';
import type { ConsultationKind } from '../catalogue/free-times.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

/** Minutes a chosen time is held for one visitor; activity in the form extends it. */
export const HOLD_MINUTES = 10;

/** Minutes after which a hold cannot be extended any more. */
export const HOLD_MAX_MINUTES = 60;

/** Times one visitor may hold at once: the one being booked, and one in another tab. Beyond that the oldest is released. */
export const HOLDS_PER_VISITOR = 2;

/** Times that may be held at once from one network address: enough for a household or an office, not for a whole calendar. */
export const HOLDS_PER_ADDRESS = 5;

/** Query parameter of an appointment's page with its token. */
export const APPOINTMENT_PARAMETER = 'token';
/** The page on which an appointment is shown, moved and cancelled. Calendars name it so, without a secret: it then says where the link is. */
export const APPOINTMENT_PAGE = '/appointment';
/** As the mail's link has it, which adds the token. */
export const APPOINTMENT_PATH = `${APPOINTMENT_PAGE}?${APPOINTMENT_PARAMETER}=`;

export const CONSULTATION_TYPE_OF: Readonly<Record<keyof typeof CONSULTATION_MINUTES, VideoConsultationType>> = {
  video: 'video_consultation',
  phone: 'phone_consultation',
};

/** Error when the doctor is to call and there is no number. */
export const MISSING_PHONE = 'Please enter the number the doctor calls.';

/**
 * The wall-clock time of an instant, as the forms write it: `2026-11-24`, `7:30 AM`.
 * @param zone IANA name or `+05:30`
 */
export function wallClock(at: Date, zone: string): { preferred_date: string; preferred_time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const {
    year,
    month,
    day,
    hour = '',
    minute,
  } = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const hours = Number(hour);
  return {
    preferred_date: `${year}-${month}-${day}`,
    preferred_time: `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`,
  };
}

export const BOOKED_STATUSES = ['booked', 'cancelled'] as const;
export type BookedStatus = (typeof BOOKED_STATUSES)[number];

export interface AppointmentDoctor {
  id: Id;
  full_name: string;
  title: string;
  specialization: string;
  hospital_name: string;
  city_name: string | null;
  /** An IANA name. */
  time_zone: string;
}

export interface Appointment {
  /**
   * The number of its case.
   * @example "AY-7K2Q4"
   */
  reference: string;
  status: 'booked' | 'cancelled';
  kind: ConsultationKind;
  starts_at: Moment;
  ends_at: Moment;
  /** The visitor’s when it was booked: an IANA name or `+05:30`. */
  time_zone: string | null;
  /** Whether it can still be moved and cancelled: until it begins. */
  may_change: boolean;
  /** How often it was changed. */
  sequence: Integer;
  doctor: AppointmentDoctor;
}
